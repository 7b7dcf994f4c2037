// The shell without a network: what has been loaded once is there again, and a page that explains itself. Matches need the server.
const KEEP = "larcin-3";
const OFFLINE = "/offline.html";
const ALWAYS = [OFFLINE, "/offline.js", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEEP).then((cache) => cache.addAll(ALWAYS)));
});
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/") || ALWAYS.includes(pathname)) event.respondWith(keptFirst(event.request));
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

/** Without a network there is nothing to play: say so, at the address one wanted, and try again there. */
async function netFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEEP)).match(OFFLINE);
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
