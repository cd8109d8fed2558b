/** What the page says in this language everywhere; refusals and what games say come later, the rest is said elsewhere. */
const files = import.meta.glob<string>('../../../src/kartentisch/locale/nl/{common,page,*-offer}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);

/** What it says elsewhere: fetched when it is wanted, as nobody plays all games at once. */
export const more = import.meta.glob<string>(
  [
    '../../../src/kartentisch/locale/nl/*.ftl',
    '!../../../src/kartentisch/locale/nl/{common,page,*-offer}.ftl',
    '!../../../src/kartentisch/locale/nl/{cli,terminal,*-help,*-text}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
