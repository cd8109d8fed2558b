/** Mistakes only; the form is prettier's. */
export default {
  extends: ['stylelint-config-recommended', 'stylelint-config-html/svelte'],
  ignoreFiles: ['node_modules/**'],
  rules: {
    // It compares selectors that never meet the same element.
    'no-descending-specificity': null,
    'no-duplicate-selectors': null,
    // Layers say what lies above what: see src/styles/index.css.
    'declaration-no-important': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
