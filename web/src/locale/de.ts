/** Everything the page says in this language, but for the command line's catalogues. */
const files = import.meta.glob<string>(
  ['../../../src/kartentisch/locale/de/*.ftl', '!../../../src/kartentisch/locale/de/{cli,record,terminal}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
