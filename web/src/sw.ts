/// <reference lib="webworker" />
/**
 * Caches the pages of the client, so that it opens offline and can say that the server is away. Game data is never
 * cached.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;
const STORE = 'slovoteka-1';
const MOST_KEPT = 200; // enough for several versions of the client; the oldest go first

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.add('/'))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === worker.location.origin && event.request.method === 'GET';
  if (!isOurs || /^\/(api|health|metrics|problems)/.test(url.pathname)) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});

/** The newest page if the server answers, otherwise the cached one. */
async function page(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await store.put('/', fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await store.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** Asset names change with their content, so a cached asset is always right. */
async function asset(request: Request): Promise<Response> {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await store.put(request, fresh.clone());
    const kept = (await store.keys()).filter((held) => new URL(held.url).pathname !== '/');
    await Promise.all(kept.slice(0, -MOST_KEPT).map((held) => store.delete(held)));
  }
  return fresh;
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url: string }).url));
});

/** Focuses the table if it is already open, otherwise opens a new page. */
async function open(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const there = pages.find((client) => new URL(client.url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
