// What is shown without a network: one language, and a new try by itself.
const kept = /larcin-language=(fr|en|de)/.exec(document.cookie)?.[1];
const spoken = navigator.languages.map((each) => each.slice(0, 2)).find((each) => ["fr", "en", "de"].includes(each));
const language = kept ?? spoken ?? "en";
document.documentElement.lang = language;
for (const section of document.querySelectorAll("section")) section.hidden = section.lang !== language;

async function again() {
  try {
    if ((await fetch("/health", { cache: "no-store" })).ok) location.reload();
  } catch {
    // Not yet.
  }
}
addEventListener("online", again);
setInterval(again, 3000);
