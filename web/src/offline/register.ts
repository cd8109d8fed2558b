/** The worker that keeps the page for when there is no connection; browsers allow it on secure pages only. */

const WORKER = '/sw.js';

/** Starts it, with the files of one language. Where it may not be, the page works as before. */
export async function keepPage(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`${WORKER}?language=${language}`).catch(() => undefined);
}
