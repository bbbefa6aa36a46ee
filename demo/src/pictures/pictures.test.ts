import { describe, expect, test } from 'vitest';
import { brandLooks } from './brand-looks.ts';
import { drawnLabel, drawnPack, packSlug } from './index.ts';
import { styleOf } from './style-of.ts';

const formats = [
  'KEG50',
  'KEG30',
  'KEG20',
  'OWK20',
  'CR20',
  'CR24',
  'CAN24',
  'NRB24',
  'NRB15',
  'PET6',
  'CO2',
  'BUNDLE',
];
const details = ['detailed', 'small'] as const;

const slugs = Object.entries(brandLooks).flatMap(([brand, looks]) =>
  Object.keys(looks).map((subBrand) => (subBrand ? `${brand}--${subBrand}` : brand)),
);
const pictures = [...slugs, 'unknown-brewery--pale', 'x'].flatMap((slug) => [
  ...formats.flatMap((format) => details.map((detail) => [format, slug, detail] as const)),
]);

/** Every element is closed where it was opened, every attribute quoted, and what is referred to is there. */
function faultsOf(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"<>&]*")*)\s*(\/?)>/g,
    (_, closing, name, _attributes, empty) => {
      if (closing && open.pop() !== name) faults.push(`${name} is closed out of turn`);
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) faults.push(`${open.join()} is left open`);
  if (rest !== '') faults.push(`this is no element: ${rest.slice(0, 60)}`);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g))
    if (!svg.includes(`id="${id}"`)) faults.push(`there is no #${id}`);
  return faults;
}

test('every pack of every brand is drawn as well-formed SVG with whole numbers only where numbers are', () => {
  const faulty = pictures.flatMap(([format, slug, detail]) => {
    const svg = drawnPack(format, slug, detail);
    const faults = [...faultsOf(svg), ...(/NaN|undefined|Infinity|null/.test(svg) ? ['holds no number'] : [])];
    return faults.map((fault) => `${format} ${slug} ${detail}: ${fault}`);
  });

  expect(faulty).toEqual([]);
});

test('no picture holds a script, an address elsewhere or a font', () => {
  const all = [...pictures.map((picture) => drawnPack(...picture)), ...slugs.map(drawnLabel)].join('');

  expect(all).not.toMatch(/<(script|foreignObject|image|style|text|a)\b/i);
  expect(all).not.toMatch(/\son\w+=|javascript:|font-family/i);
  expect(all.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//);
});

test('two brands never share a picture, known or unknown', () => {
  const brands = [...Object.keys(brandLooks), 'northern-star', 'southern-cross'];

  for (const format of formats.filter((code) => code !== 'CO2'))
    expect(new Set(brands.map((brand) => drawnPack(format, brand, 'detailed'))).size, format).toBe(brands.length);
});

test('a pack takes nine kilobytes large and four small; a bundle, which shows two, thirteen and seven', () => {
  const max = (detail: 'detailed' | 'small', isBundle: boolean) =>
    Math.max(
      ...pictures
        .filter((picture) => picture[2] === detail && (picture[0] === 'BUNDLE') === isBundle)
        .map((picture) => drawnPack(...picture).length),
    );

  expect(max('detailed', false)).toBeLessThan(9_000);
  expect(max('small', false)).toBeLessThan(4_000);
  expect(max('detailed', true)).toBeLessThan(13_000);
  expect(max('small', true)).toBeLessThan(7_000);
});

describe('the slug', () => {
  test.each([
    ['Žlutý Mlýn', 'Desítka', 'zluty-mlyn--desitka'],
    ['Havranov', 'Havranov 0.0', 'havranov--havranov-0-0'],
    ['Almirada', '0,0', 'almirada--0-0'],
    ['Biela Studňa', '', 'biela-studna'],
  ])('of %s %s is %s', (brand, subBrand, slug) => {
    expect(packSlug(brand, subBrand)).toBe(slug);
  });
});

test('a sub-brand that is not in the table looks like its brand and is named', () => {
  expect(styleOf('havranov--vanocni-special')).toMatchObject({ base: '#22364f', tag: 'VANOCNI SPECIAL' });
});
