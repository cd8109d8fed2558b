/**
 * What a first look at a screen does not need is fetched when that has been painted and the browser has nothing else to
 * do: nobody waits for it at the start, and it is there before it is wanted.
 */

type Load<T> = () => Promise<T>;

/** A browser that always has something to do gets it all the same. */
const AT_THE_LATEST_MS = 2_000;
/** Not every browser says when it is idle. */
const A_WHILE_MS = 250;
/** How long after a part did not arrive it is asked for again, as often as need be. */
const AGAIN_MS = 2_000;

const begun = new WeakMap<Load<unknown>, Promise<unknown>>();

function idle(then: () => void): void {
  // In the frame after the first one that shows the screen.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: AT_THE_LATEST_MS });
    else setTimeout(then, A_WHILE_MS);
  });
}

/** The part, when there is time for it; what was fetched so before is there at once. */
export function atLeisure<T>(load: Load<T>): Promise<T> {
  const before = begun.get(load) as Promise<T> | undefined;
  if (before) return before;
  const part = new Promise<T>((done) => {
    const fetch = (): void => void load().then(done, () => setTimeout(fetch, AGAIN_MS)); // `LinkNote` shows that it did not arrive
    idle(fetch);
  });
  begun.set(load, part);
  return part;
}

/** What is done to an element, as soon as there was time to fetch how; until then it is as it is. */
export const attachedAtLeisure =
  <T>(load: Load<T>, attach: (part: T, node: HTMLElement) => void | (() => void)) =>
  (node: HTMLElement): (() => void) => {
    let here = true;
    let end: void | (() => void);
    atLeisure(load).then(
      (part) => {
        if (here) end = attach(part, node);
      },
      () => null, // `LinkNote` shows that it did not arrive
    );
    return () => {
      here = false;
      end?.();
    };
  };
