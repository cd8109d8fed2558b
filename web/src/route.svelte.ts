/** Where we are: the address decides, so that back, reload and links do what people expect. */

export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; table: string }
  /** One of `screens/pages.ts`, by the first part of its path; the parts after it are its own business. */
  | { screen: 'page'; name: string; rest: string[] };

/** A mangled link is an unknown table, not an empty page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function placeOf(path: string): Place {
  const [first, ...rest] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded);
  const second = rest[0];
  if (!first || (first === 't' && !second)) return { screen: 'home' };
  if (first === 't' && second) return { screen: 'table', table: second };
  return first === 'new' ? { screen: 'new', game: second ?? null } : { screen: 'page', name: first, rest };
}

interface Kept {
  panel?: string;
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));
  /** The drawer or dialogue that lies over the screen; "back" closes it. */
  panel = $state<string | null>(null);

  begin(): void {
    if ((history.state as Kept | null)?.panel) history.replaceState(null, '');
    // A link from another device, opened where the page is open already.
    addEventListener('hashchange', () => {
      if (/^#(code|password)=/.test(location.hash)) location.reload();
    });
    addEventListener('popstate', (event) => {
      this.place = placeOf(location.pathname);
      this.panel = (event.state as Kept | null)?.panel ?? null;
    });
  }

  go(path: string, replace = false): void {
    if (path === location.pathname + location.search && !this.panel) return;
    // A panel's entry in the history is not worth coming back to.
    if (replace || this.panel) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.place = placeOf(path);
    this.panel = null;
    scrollTo(0, 0);
  }

  open(panel: string): void {
    const state: Kept = { panel };
    if (this.panel) history.replaceState(state, '');
    else history.pushState(state, '');
    this.panel = panel;
  }

  close(): void {
    if (this.panel) history.back();
  }
}

export const route = new Route();

/** The one-time code of a link "continue on another device"; it is taken out of the address at once. */
export function codeFromLink(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code) history.replaceState(null, '', location.pathname);
  return code;
}

/** The server's password in an invitation; a fragment goes to no server and no log, and is taken out at once. */
export function passwordFromLink(): string | null {
  const password = new URLSearchParams(location.hash.slice(1)).get('password');
  if (password) history.replaceState(null, '', location.pathname);
  return password;
}

export const newPath = (game: string): string => `/new/${game}`;
/** The rules of a game; `rule`: the number of the one that is meant. */
export const rulePath = (game: string, rule = ''): string => `/rules/${game}${rule && `#${rule}`}`;
export const glossaryPath = '/words';
export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
