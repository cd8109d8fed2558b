import type { Plugin } from 'postcss';
import { expanded } from '../src/window.ts';

/** What is done to every style: the names of kinds of windows become queries. */
export const styles: Plugin = {
  postcssPlugin: 'kartentisch',
  AtRule: {
    media(rule) {
      const query = expanded(rule.params);
      if (query !== rule.params) rule.params = query;
    },
  },
};
