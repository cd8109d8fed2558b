import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { said } from '../src/catalogue.ts';

const RAW = /\.ftl\?raw$/;

/** Catalogues reach the page as they are said. */
export function catalogues(): Plugin {
  return {
    name: 'kartentisch-catalogues',
    enforce: 'pre',
    load(id) {
      if (!RAW.test(id)) return null;
      return `export default ${JSON.stringify(said(readFileSync(id.replace(/\?raw$/, ''), 'utf-8')))}`;
    },
  };
}
