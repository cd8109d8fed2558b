/** What the page says in this language everywhere; the rest is said by games, terminal and command line only. */
const files = import.meta.glob<string>(
  '../../../src/kartentisch/locale/en/{common,page,server,settings,table,talk,*-offer}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
