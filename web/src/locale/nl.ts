/** What the page says in this language everywhere; what only games, terminal and command line say is left out. */
const files = import.meta.glob<string>(
  [
    '../../../src/kartentisch/locale/nl/*.ftl',
    '!../../../src/kartentisch/locale/nl/{cli,record,terminal,*-text,*-help,*-page,siegel,saboteur}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
