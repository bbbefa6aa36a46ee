import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favouritesLimit, isId, judgeWanted } from './favourites.model.ts';

const want = (sku: string, quantity = 1) => ({ sku, quantity, path: [sku] });
const full = new Set(Array.from({ length: favouritesLimit }, (_, index) => `H${index}`));

test.each([
  ['what is not offered', want('X'), 'PRODUCT_NOT_FOUND'],
  ['a quantity of nought', want('A', 0), 'QUANTITY_NOT_VALID'],
  ['a quantity below a thousandth', want('A', 0.0001), 'QUANTITY_NOT_VALID'],
  ['a negative quantity', want('A', -1), 'QUANTITY_NOT_VALID'],
  ['a quantity without end', want('A', 1e308), 'QUANTITY_NOT_VALID'],
  ['a quantity that is none', want('A', Number.NaN), 'QUANTITY_NOT_VALID'],
])('%s does not become a favourite', (_name, wanted, code) => {
  expect(judgeWanted([wanted], { offered: new Set(['A']), held: new Set() })).toEqual({
    added: [],
    errors: [{ code, sku: wanted.sku, path: wanted.path }],
  });
});

test('when the list is full, what is in it already is no error', () => {
  const { added, errors } = judgeWanted([want('H1'), want('A')], { offered: new Set(['H1', 'A']), held: full });

  expect(added).toEqual([]);
  expect(errors).toEqual([{ code: 'FAVOURITES_FULL', sku: 'A', path: ['A'] }]);
});

test('whatever is wanted, nothing is added twice or unoffered, and the limit holds', () => {
  const sku = fc.constantFrom('A', 'B', 'C', 'H1', 'X');
  const held = fc.integer({ min: favouritesLimit - 3, max: favouritesLimit });

  fc.assert(
    fc.property(fc.array(sku), held, (skus, count) => {
      const holding = new Set([...full].slice(0, count));
      const offered = new Set(['A', 'B', 'C', 'H1']);

      const { added, errors } = judgeWanted(
        skus.map((each) => want(each)),
        { offered, held: holding },
      );

      expect(new Set(added.map((each) => each.sku)).size).toBe(added.length);
      expect(added.every((each) => offered.has(each.sku) && !holding.has(each.sku))).toBe(true);
      expect(holding.size + added.length).toBeLessThanOrEqual(favouritesLimit);
      const answered = new Set([...added, ...errors].map((each) => each.sku));
      expect(skus.every((each) => answered.has(each) || holding.has(each))).toBe(true);
    }),
  );
});

test.each([
  '',
  '1',
  'null',
  "' or 1=1",
  '00000000-0000-0000-0000-00000000000g',
  '{00000000-0000-0000-0000-000000000000}',
])('%j is no id of ours', (text) => {
  expect(isId(text)).toBe(false);
});
