import loads from '@dray/contract/cart/test-load-scenarios.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { spokenLanguages } from '../content/texts.ts';
import { countries } from '../markets/demo-countries.ts';
import { bundles } from './bundles/bundles.ts';
import { demoProducts, productsOf } from './demo-products.ts';
import { descriptionsOf } from './description.ts';
import { packFormats } from './pack-formats.ts';
import { relatedSkus } from './related-products.ts';
import { returnables, returnablesOf } from './returnables.ts';

test('each market has as many products and bundles as the demo world says', () => {
  expect(countries.map((country) => productsOf(country).length)).toEqual([48, 24, 30, 18]);
  expect(countries.map((country) => bundles.filter((bundle) => bundle.country === country).length)).toEqual([
    3, 2, 2, 1,
  ]);
});

test('no number, sku or pair of line and pack is there twice', () => {
  const numbers = demoProducts.map(({ pack }) => pack.number);
  const kinds = demoProducts.map(
    ({ country, line, pack }) => `${country} ${line.brand} ${line.subBrand} ${pack.format}`,
  );

  expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  expect(new Set(kinds).size).toBe(120);
});

test('only the eleven brands of the group are sold, and gas', () => {
  const brands = [...new Set(demoProducts.map(({ line }) => line.brand))].sort();

  expect(brands).toEqual(
    [
      'Havranov',
      'Žlutý Mlýn',
      'Tatrín',
      'Brezovar',
      'Valdoro',
      'Faro Basso',
      'Almirada',
      'Sierra Brava',
      'Sadovka',
      'Citrela',
      'Biela Studňa',
      'Technika',
    ].sort(),
  );
});

test('packs are stacked and weigh as in the loads that orders are judged by', () => {
  for (const [code, load] of Object.entries(loads.formats)) {
    const format = Object.values(packFormats).find((each) => each.code === code);
    expect(format, code).toMatchObject({
      label: load.label,
      perLayer: load.per_layer,
      layersPerPallet: load.layers,
      hlPerUnit: load.hl,
    });
    expect(Number(format?.grossKg)).toBe(load.gross);
    expect(Number(format?.palletKg)).toBe(load.pallet_kg);
    expect(Number(format?.grossKg) * load.per_pallet + loads.pallet_tare_kg).toBeCloseTo(load.pallet_kg, 3);
  }
  expect(Object.keys(packFormats).sort()).toEqual(Object.keys(loads.formats).sort());
});

test('deposits are those of each market, and a full crate is its bottles and itself', () => {
  const deposit = (country: (typeof countries)[number], format: keyof typeof packFormats) =>
    returnablesOf(country, format).reduce(
      (sum, { sku, units }) => sum + units * Number(returnables.find((each) => each.sku === sku)?.unitPrice),
      0,
    );

  expect([deposit('CZ', 'CR20'), deposit('SK', 'CR20'), deposit('IT', 'CR24'), deposit('ES', 'CR24')]).toEqual([
    160, 5.9, 5.9, 4.92,
  ]);
  expect([deposit('SK', 'CAN24'), deposit('SK', 'PET6'), deposit('CZ', 'CAN24'), deposit('IT', 'PET6')]).toEqual(
    [3.6, 0.9, 0, 0].map((sum) => expect.closeTo(sum, 6)),
  );
  expect(countries.map((country) => deposit(country, 'KEG50'))).toEqual([1000, 40, 30, 35]);
  expect(countries.map((country) => returnables.filter((each) => each.country === country).length)).toEqual([
    5, 6, 5, 5,
  ]);
});

test('every product is described in every language by two to four sentences and no two languages alike', () => {
  for (const product of demoProducts) {
    const texts = descriptionsOf(product);
    const sentences = spokenLanguages.map((language) => texts[language].match(/(?<!vol)[.](?=[\s<]|$)/g)?.length ?? 0);
    expect(Math.min(...sentences), product.sku).toBeGreaterThanOrEqual(2);
    expect(Math.max(...sentences), product.sku).toBeLessThanOrEqual(4);
    expect(new Set(Object.values(texts)).size, product.sku).toBe(spokenLanguages.length);
    for (const language of spokenLanguages)
      expect(texts[language]).toMatch(/^<p>[^<>]+<\/p><ul>(<li>[^<>]+<\/li>){2}<\/ul>$/);
  }
});

test('descriptions keep units with their numbers and, where that is the custom, short words with the next', () => {
  for (const product of demoProducts) {
    const { cs, sk, es } = descriptionsOf(product);
    expect(Object.values(descriptionsOf(product)).join()).not.toMatch(/\d (°C|%|kg|mg|hl|l)\b/);
    for (const text of [cs, sk]) expect(text).not.toMatch(/[\s>(][ksvzouai] /i);
    expect(es).not.toMatch(/[ľĺŕťďňôäčšž]/i);
  }
});

test('related products are others of the same market; a keg leads to gas and a part to its bundle', () => {
  const known = new Map([...demoProducts, ...bundles].map(({ sku, country }) => [sku, country]));

  for (const product of demoProducts) {
    const related = relatedSkus(product);
    expect(related.length, product.sku).toBeGreaterThan(0);
    expect(related).not.toContain(product.sku);
    expect([...new Set(related.map((sku) => known.get(sku)))]).toEqual([product.country]);
  }
  expect(relatedSkus(bySku('CZ100001'))).toEqual(expect.arrayContaining(['CZ100002', 'CZ100014', 'CZS100201']));
});

const bySku = (sku: string) => {
  const product = demoProducts.find((each) => each.sku === sku);
  if (!product) throw new Error(sku);
  return product;
};
