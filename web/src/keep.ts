/** What this browser remembers. Where it may not (private windows, settings), it forgets with the tab. */

const memory = new Map<string, string>();
const name = (key: string): string => `kartentisch.${key}`;

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}
