/**
 * Keeps the page for when there is no connection: all its files, puzzles among them, and the games that were seen
 * again. What the server has goes first, except for files whose names change with what is in them.
 */

declare const self: ServiceWorkerGlobalScope;
/** The files of this build, by language; `all` are everybody's. `web/tools/offline.ts` puts them here. */
declare const __FILES__: Readonly<Record<string, readonly string[]>>;
/** The name of this build. */
declare const __BUILD__: string;

const FILES = __FILES__;
const PAGE = `page-${__BUILD__}`;
const GAMES = 'games';
/** Games that were seen again stay, as long as there are not more of them. */
const MOST_GAMES = 60;
/** How long a server may take until what is kept is shown instead. */
const SOON_MS = 1_000;
/** So many files are asked for at once. */
const AT_ONCE = 4;

const language = new URL(self.location.href).searchParams.get('language') ?? '';

/** A file that does not come now comes when it is wanted. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(PAGE);
  await cache.add(new Request('/', { cache: 'reload' }));
  const files = [...(FILES['all'] ?? []), ...(FILES[language] ?? [])];
  const next = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function forgetOthers(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== PAGE && name !== GAMES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(PAGE)).match(request);

/** What keeps its name: as the server has it, or as it is kept if that takes too long or fails. */
async function named(request: Request, name: Request | string): Promise<Response> {
  const known = await kept(name);
  if (!known) return fetch(request);
  const fresh = fetch(request).then(
    (answer) => (answer.status >= 500 ? known.clone() : answer),
    () => known.clone(),
  );
  const late = new Promise<Response>((done) => setTimeout(() => done(known.clone()), SOON_MS));
  return Promise.race([fresh, late]);
}

/** A file whose name changes with what is in it. */
async function file(request: Request): Promise<Response> {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(PAGE)).put(request, answer.clone());
  return answer;
}

/** A finished game: as the server has it, or as it was seen before. */
async function game(request: Request): Promise<Response> {
  const cache = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const names = await cache.keys();
      await Promise.all(names.slice(0, -MOST_GAMES).map((name) => cache.delete(name)));
    }
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(named(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (pathname.startsWith('/api/game/')) event.respondWith(game(request));
  else if (FILES['all']?.includes(pathname)) event.respondWith(named(request, request));
});

/** Whoever is called to the table comes back to the page that called. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const back = async (): Promise<void> => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    await (page ? page.focus() : self.clients.openWindow('/'));
  };
  event.waitUntil(back());
});

export {}; // its own `self`, not that of the page
