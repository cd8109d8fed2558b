/** Everything the page says in this language; what only terminal and command line say is left out. */
const files = import.meta.glob<string>(
  ['../../../src/kartentisch/locale/nl/*.ftl', '!../../../src/kartentisch/locale/nl/{cli,record,terminal,*-text}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
