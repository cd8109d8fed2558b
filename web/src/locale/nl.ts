/** What the page says in this language everywhere; refusals and what games say come later, the rest is said elsewhere. */
const files = import.meta.glob<string>('../../../src/kartentisch/locale/nl/{common,page,settings,talk,*-offer}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files);
