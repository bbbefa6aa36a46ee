import type { ColourScheme, ThemeName } from './colour-tokens.ts';

/** Corners are what tells the two themes apart without moving anything: control, small control, card, pill. */
const radii: Record<ThemeName, Record<string, string>> = {
  emea: { radius: '8px', 'radius-small': '6px', 'radius-card': '12px', 'radius-pill': '999px' },
  peroni: { radius: '4px', 'radius-small': '3px', 'radius-card': '6px', 'radius-pill': '4px' },
};

/** Two levels only: a card on the page, and what floats above it. On a dark page a card needs none. */
const shadows: Record<ColourScheme, Record<string, string>> = {
  light: {
    'shadow-card': '0 1px 2px rgba(38, 30, 16, 0.05), 0 1px 1px rgba(38, 30, 16, 0.03)',
    'shadow-raised': '0 12px 32px -8px rgba(38, 30, 16, 0.22), 0 3px 8px rgba(38, 30, 16, 0.08)',
  },
  dark: { 'shadow-card': 'none', 'shadow-raised': '0 14px 36px -6px rgba(0, 0, 0, 0.65)' },
};

/** The warm glow behind banner, sign-in and other opening pictures; besides the tile, nothing else carries a gradient. */
const glows: Record<ThemeName, Record<string, string>> = {
  emea: {
    'banner-background':
      'radial-gradient(70% 190% at 84% 62%, #c07619 0, #8a5216 24%, transparent 68%), linear-gradient(100deg, #0b3f4c, #0a3a46 45%, #072a33)',
    'banner-muted': '#cfe2e7',
  },
  peroni: {
    'banner-background':
      'radial-gradient(70% 190% at 84% 62%, #a8861c 0, #5f5126 26%, transparent 68%), linear-gradient(100deg, #232c63, #1b2350 45%, #12173a)',
    'banner-muted': '#d5d9f2',
  },
};

/** What is behind a pack: lit from the front, like goods on a shelf. */
const tile = (middle: string, edge: string): string =>
  `radial-gradient(ellipse 70% 72% at 50% 48%, ${middle}, ${edge})`;
const tiles: Record<ThemeName, Record<ColourScheme, string>> = {
  emea: { light: tile('#fff', '#eeeae2'), dark: tile('#5a544c', '#2e2b27') },
  peroni: { light: tile('#fff', '#e9eaf3'), dark: tile('#50536b', '#292b3b') },
};

export const shapesOf = (theme: ThemeName, scheme: ColourScheme): Record<string, string> => ({
  ...radii[theme],
  ...shadows[scheme],
  ...glows[theme],
  'tile-background': tiles[theme][scheme],
});
