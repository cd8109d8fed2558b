/** What a catalogue says, without what it tells those who write it: comments, and the empty lines between sentences. */
export const said = (text: string): string =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\n+(?=\S)/g, '\n')
    .trimStart();
