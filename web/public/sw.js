// The shell without a network: what has been loaded once is there again. Matches need the server.
const KEEP = "larcin-2";
const HOME = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEEP).then((cache) => cache.add(HOME)));
});
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (mode === "navigate") event.respondWith(netFirst(event.request));
});

/** The names of assets have their contents' hash in them: what is kept is right. */
async function keptFirst(request) {
  const cache = await caches.open(KEEP);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Without a network the home page stands in for all addresses: its script knows them. */
async function netFirst(request) {
  const cache = await caches.open(KEEP);
  try {
    const answer = await fetch(request);
    // Only this one: what a table shows is for one moment and one pair of eyes.
    if (answer.ok && new URL(request.url).pathname === HOME) await cache.put(HOME, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(HOME, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Throw away what an older page was made of. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEEP).map((name) => caches.delete(name)));
  await clients.claim();
}
