import { type ColourScheme, coloursOf, type ThemeName } from './colour-tokens.ts';
import { shapesOf } from './shape-tokens.ts';

const schemes: readonly ColourScheme[] = ['light', 'dark'];
const sheets = new Map<ThemeName, CSSStyleSheet>();

/** Every token of a theme as a CSS variable, in both schemes. */
export const themeStyle = (name: ThemeName): string =>
  schemes
    .map((scheme) => {
      const tokens = { ...coloursOf(name, scheme), ...shapesOf(name, scheme) };
      const variables = Object.entries(tokens).map(([token, value]) => `--${token}:${value}`);
      return `:root[data-color-scheme="${scheme}"]{color-scheme:${scheme};${variables.join(';')}}`;
    })
    .join('');

/** A sheet made by the program itself needs no leave of the page's policy, which forbids styles written into the page. */
export function wearStyle(name: ThemeName): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  if (!sheets.has(name)) sheet.replaceSync(themeStyle(name));
  sheets.set(name, sheet);
  const others = document.adoptedStyleSheets.filter((each) => ![...sheets.values()].includes(each));
  document.adoptedStyleSheets = [...others, sheet];
}
