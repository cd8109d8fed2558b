/* A machine with a wrong clock and a slow disk, for one process and its children. It is loaded before the C library and
   reads two numbers from the file that KARTENTISCH_MACHINE names: seconds that are added to the time of day, and
   milliseconds that every sync of a file takes longer. Time that only passes (CLOCK_MONOTONIC) is left alone, as it is
   by whoever sets the clock of a machine. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct trouble {
    int64_t seconds;
    int64_t milliseconds;
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
