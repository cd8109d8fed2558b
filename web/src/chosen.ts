/** What is played at a table: what was chosen, or the usual of that game (its `…_USUAL` in `wire.gen.ts`). */
export function chosen<Usual, Name extends keyof Usual & string>(
  usual: Usual,
  options: Readonly<Record<string, unknown>>,
  name: Name,
): Usual[Name] {
  return (options[name] as Usual[Name] | undefined) ?? usual[name];
}
