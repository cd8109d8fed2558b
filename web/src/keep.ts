/** What this browser remembers; what has no key is not remembered. Where it may not (private windows, settings), it forgets with the tab. */

const memory = new Map<string, string>();
const name = (key: string): string => `kartentisch.${key}`;

/** The key of something that belongs to one table; `table` is the name under which that one is remembered. */
export const keyAt = (table: string | null, key: string): string | null => (table === null ? null : `${key}.${table}`);

export function kept(key: string | null): string | null {
  if (key === null) return null;
  try {
    return localStorage.getItem(name(key));
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string | null, value: string | null): void {
  if (key === null) return;
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}
