import type { Plugin } from 'postcss';
import { expanded } from '../src/window.ts';

/** What is done to every style: kinds of windows become queries, and the style of a component lies above the shared ones. */
export const styles: Plugin = {
  postcssPlugin: 'kartentisch',
  AtRule: {
    media(rule) {
      const query = expanded(rule.params);
      if (query !== rule.params) rule.params = query;
    },
  },
  Once(root, { atRule }) {
    if (!root.source?.input.file?.includes('.svelte')) return;
    // Properties are registered for the whole page.
    const layered = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'property'));
    root.append(atRule({ name: 'layer', params: 'components' }).append(...layered));
    // Whichever file is loaded first says so: styles of components come with the screens that need them.
    root.prepend(atRule({ name: 'layer', params: 'shared, components, everywhere' }));
  },
};
