/* A machine with a wrong clock and a slow or full disk, for one process and its children. It is loaded before the C
   library and reads three numbers from the file that KARTENTISCH_MACHINE names: seconds that are added to the time of
   day, milliseconds that every sync of a file takes longer, and whether no file may grow. Time that only passes
   (CLOCK_MONOTONIC) is left alone, as it is by whoever sets the clock of a machine. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct trouble {
    int64_t seconds;
    int64_t milliseconds;
    int64_t full;
};

static volatile const struct trouble *trouble;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("KARTENTISCH_MACHINE");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *page = mmap(NULL, sizeof *trouble, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) trouble = page;
    close(file);
}

int clock_gettime(clockid_t which, struct timespec *now) {
    int failed = (int)syscall(SYS_clock_gettime, which, now);
    if (!failed && trouble && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += trouble->seconds;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    struct timespec found;
    clock_gettime(CLOCK_REALTIME, &found);
    now->tv_sec = found.tv_sec;
    now->tv_usec = found.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *also) {
    struct timespec found;
    clock_gettime(CLOCK_REALTIME, &found);
    if (also) *also = found.tv_sec;
    return found.tv_sec;
}

static void wait_for_disk(void) {
    if (trouble && trouble->milliseconds) usleep((useconds_t)trouble->milliseconds * 1000);
}

int fsync(int file) {
    wait_for_disk();
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
    wait_for_disk();
    return (int)syscall(SYS_fdatasync, file);
}

/* Whether there is no room for what would end there. */
static int no_room(int file, off_t end) {
    struct stat now;
    return trouble && trouble->full && !fstat(file, &now) && S_ISREG(now.st_mode) && end > now.st_size;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t from) {
    if (no_room(file, from + (off_t)length)) return errno = ENOSPC, -1;
    return (ssize_t)syscall(SYS_pwrite64, file, data, length, from);
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t from) { return pwrite(file, data, length, from); }

ssize_t pwritev(int file, const struct iovec *pieces, int number, off_t from) {
    off_t end = from;
    for (int i = 0; i < number; i++) end += (off_t)pieces[i].iov_len;
    if (no_room(file, end)) return errno = ENOSPC, -1;
    return (ssize_t)syscall(SYS_pwritev, file, pieces, number, from, 0);
}

ssize_t pwritev64(int file, const struct iovec *pieces, int number, off64_t from) {
    return pwritev(file, pieces, number, from);
}

int posix_fallocate(int file, off_t from, off_t length) {
    if (no_room(file, from + length)) return ENOSPC;
    return syscall(SYS_fallocate, file, 0, from, length) ? errno : 0;
}

int posix_fallocate64(int file, off64_t from, off64_t length) { return posix_fallocate(file, from, length); }
