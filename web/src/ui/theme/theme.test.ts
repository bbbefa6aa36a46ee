import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ColourToken, coloursOf } from './colour-tokens.ts';
import { themeStyle } from './theme-style.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const looks = (['emea', 'peroni'] as const).flatMap((theme) =>
  (['light', 'dark'] as const).map((scheme) => ({ theme, scheme, colours: coloursOf(theme, scheme) })),
);

/** The design's own table, so that a slip of the hand in the tokens does not go unseen. */
const drawn: [ColourToken, ...string[]][] = [
  ['bg', '#F7F5F1', '#151413', '#F6F6FA', '#12131C'],
  ['surface', '#FFFFFF', '#1E1C1A', '#FFFFFF', '#1A1B27'],
  ['border-control', '#857F76', '#8D877E', '#7C7F93', '#868AA3'],
  ['text', '#1C1B19', '#F4F1EC', '#17182B', '#F2F2F8'],
  ['text-muted', '#5C574F', '#B9B3A9', '#54576E', '#B4B7CC'],
  ['placeholder', '#6B655C', '#A39D93', '#63667C', '#9DA1B8'],
  ['primary', '#0B5566', '#5FC1D6', '#2F3FA0', '#9AA8FF'],
  ['primary-hover', '#094755', '#7DD0E1', '#273588', '#B1BCFF'],
  ['on-primary', '#FFFFFF', '#04252D', '#FFFFFF', '#10163F'],
  ['accent', '#F2A93B', '#F2A93B', '#E7C43C', '#E7C43C'],
  ['header-bg', '#0A3A46', '#0C2A32', '#1B2350', '#161B3D'],
  ['footer-bg', '#16292E', '#0F1C20', '#14183A', '#0F1230'],
  ['chart-1', '#0E6E83', '#4FB6CC', '#3D4FB8', '#8A99F5'],
  ['danger', '#B3261E', '#FF9B92', '#B3261E', '#FF9B92'],
  ['success-soft', '#E4F4E9', '#16301F', '#E4F4E9', '#16301F'],
];

test.each(drawn)('%s has the colours of the design', (token, ...expected) => {
  expect(looks.map(({ colours }) => colours[token])).toEqual(expected);
});

const readable: [ink: ColourToken, ground: ColourToken][] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'surface-2'],
  ['text-muted', 'bg'],
  ['text-muted', 'surface'],
  ['text-muted', 'surface-2'],
  ['placeholder', 'surface'],
  ['primary', 'surface'],
  ['primary', 'bg'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['primary-text-on-soft', 'primary-soft'],
  ['on-accent', 'accent'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'surface'],
  ['on-danger', 'danger-fill'],
  ['info', 'info-soft'],
  ['header-text', 'header-bg'],
  ['header-muted', 'header-bg'],
  ['footer-text', 'footer-bg'],
];

test.each(readable)('%s can be read on %s in both themes and schemes', (ink, ground) => {
  for (const { colours } of looks) expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
});

test('a chart has the colours of its brand, and stands out from what it is on', () => {
  const [emea, , peroni] = looks;
  expect(emea?.colours['chart-1']).not.toBe(peroni?.colours['chart-1']);
  for (const { colours } of looks) expect(contrast(colours['chart-1'], colours.surface)).toBeGreaterThanOrEqual(3);
});

test('a control can be distinguished from what it is on, and so can its focus', () => {
  for (const { colours } of looks) {
    expect(contrast(colours['border-control'], colours.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.focus, colours.bg)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours['header-focus'], colours['header-bg'])).toBeGreaterThanOrEqual(3);
  }
});

test('every token is a CSS variable in both schemes', () => {
  for (const { theme, scheme, colours } of looks) {
    const rule = themeStyle()
      .split('}')
      .find((each) => each.includes(`"${theme}"`) && each.includes(`"${scheme}"`));
    for (const [name, value] of Object.entries(colours)) expect(rule).toContain(`--${name}:${value}`);
    expect(rule).toContain(`color-scheme:${scheme};`);
  }
});

test('the page has its ground before the program runs', () => {
  const styles = readFileSync(new URL('base.css', import.meta.url), 'utf8').toUpperCase();

  for (const scheme of ['light', 'dark'] as const) {
    expect(styles).toContain(`BACKGROUND: ${coloursOf('emea', scheme).bg}`);
  }
});

test('desktop begins at a width of 1000', () => {
  const window = readFileSync(new URL('../../platform/wide-window.ts', import.meta.url), 'utf8');

  expect(window).toContain("'(width >= 62.5em)'");
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

test('no text has a size in pixels, so that users who want it larger get it', () => {
  const sheets = globSync('web/src/**/*.css', { cwd: repository });
  const fixed = sheets.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/^.*\b(font|font-size|line-height):[^;]*\dpx.*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );

  expect(sheets.length).toBeGreaterThan(100);
  expect(fixed).toEqual([]);
});
