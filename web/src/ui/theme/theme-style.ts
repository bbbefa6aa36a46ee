import { type ColourScheme, coloursOf, type ThemeName } from './colour-tokens.ts';
import { looksStyle } from './looks.ts';
import { shapesOf } from './shape-tokens.ts';

const themes: readonly ThemeName[] = ['emea', 'peroni'];
const schemes: readonly ColourScheme[] = ['light', 'dark'];

/** Every token of every theme as a CSS variable, in both schemes; the page says which by its attributes. Then the looks. */
export const themeStyle = (): string =>
  [...themes.flatMap((theme) => schemes.map((scheme) => ruleOf(theme, scheme))), looksStyle()].join('\n');

function ruleOf(theme: ThemeName, scheme: ColourScheme): string {
  const tokens = { ...coloursOf(theme, scheme), ...shapesOf(theme, scheme) };
  const variables = Object.entries(tokens).map(([token, value]) => `--${token}:${value}`);
  return `:root[data-theme="${theme}"][data-color-scheme="${scheme}"]{color-scheme:${scheme};${variables.join(';')}}`;
}
