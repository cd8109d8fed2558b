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
  OnceExit(root, { atRule }) {
    if (!root.source?.input.file?.endsWith('.svelte')) return;
    root.append(atRule({ name: 'layer', params: 'components', nodes: root.removeAll().nodes }));
  },
};
