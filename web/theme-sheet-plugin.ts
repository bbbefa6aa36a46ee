import type { Plugin } from 'vite';
import { themeStyle } from './src/ui/theme/theme-style.ts';

const id = 'virtual:theme.css';

/** The tokens of every theme as a sheet: the page is coloured by what travels first, and no program has to do it. */
export const themeSheet = (): Plugin => ({
  name: 'dray:theme-sheet',
  resolveId: (asked) => (asked === id ? id : undefined),
  load: (asked) => (asked === id ? themeStyle() : undefined),
});
