/** A list that grows at its end, as a log does. */

/** The newest line is in sight, and the first one that is in sight is whole: what is short of that stays free below. */
function settle(list: HTMLElement): void {
  list.style.paddingBottom = '0';
  list.scrollTop = list.scrollHeight;
  const edge = list.getBoundingClientRect().top;
  const first = [...list.children].map((line) => line.getBoundingClientRect()).find(({ bottom }) => bottom > edge + 1);
  if (!first || first.top > edge - 1) return;
  list.style.paddingBottom = `${first.bottom - edge}px`;
  list.scrollTop = list.scrollHeight;
}

/** To be attached to the list, anew whenever it has grown; it follows also when it comes into sight or has other room. */
export function follow(list: HTMLElement): () => void {
  const watch = new ResizeObserver(() => settle(list));
  watch.observe(list);
  return () => watch.disconnect();
}
