import { expect, test } from 'vitest';
import {
  amountOfRow,
  changedRow,
  emptyRow,
  isToSend,
  maxRows,
  type PadRow,
  unitOfRow,
  withBlankEnd,
  withPasted,
  withUnit,
} from './pad-rows.ts';

const keg = {
  pack_format: 'KEG50',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
};
const onlyLayers = { ...keg, cart_fields: { packaging_cart: 0, layer_cart: 1, pallets_cart: 1 } };
const row = (own: Partial<PadRow>): PadRow => ({ ...emptyRow(), ...own });
const codesOf = (rows: readonly PadRow[]) => rows.map(({ code }) => code);

test('there is always a blank row to write in', () => {
  expect(withBlankEnd([])).toHaveLength(1);
  expect(codesOf(withBlankEnd([row({ code: 'CZ1' })]))).toEqual(['CZ1', '']);
  expect(withBlankEnd([row({})])).toHaveLength(1);
});

test('pasted rows are where they were pasted, and nothing that was written before is lost', () => {
  const [first, second, blank] = [row({ code: 'CZ1' }), row({ code: 'CZ2' }), row({})];
  const pasted = [
    { code: 'CZ8', amount: '6' },
    { code: 'CZ9', amount: '' },
  ];

  expect(codesOf(withPasted([first, second, blank], blank.id, pasted).rows)).toEqual(['CZ1', 'CZ2', 'CZ8', 'CZ9', '']);
  expect(codesOf(withPasted([first, second, blank], first.id, pasted).rows)).toEqual(['CZ1', 'CZ8', 'CZ9', 'CZ2', '']);
});

test('what does not fit is counted', () => {
  const pasted = Array.from({ length: maxRows + 3 }, (_, n) => ({ code: `CZ${n}`, amount: '1' }));

  const { rows, leftOut } = withPasted([row({})], undefined, pasted);

  expect([rows.length, leftOut.length]).toEqual([maxRows, 3]);
});

test('the unit behind the number counts before the chosen one, and that before the usual one', () => {
  expect(unitOfRow(row({ amount: '2p', unit: 'layer' }), keg)).toBe('pallet');
  expect(unitOfRow(row({ amount: '2', unit: 'layer' }), keg)).toBe('layer');
  expect(unitOfRow(row({ amount: '2' }), onlyLayers)).toBe('layer');
  expect(unitOfRow(row({ amount: '2' }), undefined)).toBe('pack');
});

test('choosing another unit by hand takes the written one away', () => {
  expect(withUnit(row({ amount: '2,5 palety' }), 'layer')).toMatchObject({ amount: '2,5', unit: 'layer' });
});

test('an empty amount is one, and one that is none is nothing', () => {
  expect(amountOfRow(row({ amount: '' }), keg)).toEqual({ pack: 1, layer: 0, pallet: 0 });
  expect(amountOfRow(row({ amount: '1,5 p' }), keg)).toEqual({ pack: 0, layer: 0, pallet: 1.5 });
  expect(amountOfRow(row({ amount: 'many' }), keg)).toBeUndefined();
});

test('what is in the cart is not sent again; what was refused is, once it was corrected or not', () => {
  const added = row({ code: 'CZ1', result: { kind: 'added', packs: 6, packFormat: 'KEG50', name: 'Ležák' } });
  const refused = row({ code: 'CZ2', result: { kind: 'refused', message: 'Not offered' } });

  expect([added, refused, row({ amount: '3' })].map(isToSend)).toEqual([false, true, false]);
  expect(isToSend(changedRow(added, { amount: '7' }))).toBe(true);
});
