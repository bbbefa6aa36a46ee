import { expect, test } from 'vitest';
import { findDifference } from './price-check.model.ts';
import { aShownCart } from './test-shown-cart.ts';

const dearer = async () => {
  const shown = await aShownCart({ shownHash: 'kept' });
  return {
    ...shown,
    lines: shown.lines.map((line) => (line.item.sku === 'KEG' ? { ...line, unitMinor: 210_000 } : line)),
  };
};
const keg = { sku: 'KEG', oldMinor: 200_000, newMinor: 210_000 };

test('what was shown is placed, whether it is named or was kept', async () => {
  expect(findDifference(await aShownCart({ shownHash: 'kept' }), 'now')).toBeUndefined();
  expect(findDifference(await aShownCart({ shownHash: 'now' }), undefined)).toBeUndefined();
});

test('a name that is neither today’s nor the kept one means that the cart was changed elsewhere', async () => {
  expect(findDifference(await aShownCart({ shownHash: 'kept' }), 'another')).toEqual({
    code: 'CART_CHANGED',
    changes: [],
    deposits: [],
  });
});

test('the kept name without a price that moved means that something else of what was shown has', async () => {
  const expected = { code: 'PRICE_CHANGED', changes: [], deposits: [] };

  expect(findDifference(await aShownCart({ shownHash: 'kept' }), 'kept')).toEqual(expected);
  expect(findDifference(await aShownCart({ shownHash: 'kept' }), undefined)).toEqual(expected);
});

test('a price that moved is reported with both, whichever name was given, and also without any', async () => {
  const expected = { code: 'PRICE_CHANGED', changes: [keg], deposits: [] };
  const unnamed = { ...(await dearer()), cart: { ...(await dearer()).cart, shownHash: undefined } };

  expect(findDifference(await dearer(), 'kept')).toEqual(expected);
  expect(findDifference(await dearer(), 'another')).toEqual(expected);
  expect(findDifference(unnamed, undefined)).toEqual(expected);
});

test('who was never shown anything and meets no other price may place', async () => {
  expect(findDifference(await aShownCart({ shownHash: undefined }), undefined)).toBeUndefined();
});

test('a deposit that moved is reported once, however many lines lend it; one that was not kept is no change', async () => {
  const changed = await aShownCart({ shownHash: undefined, shownDeposits: { EMPTY: 90_000 } });

  expect(findDifference(changed, undefined)).toMatchObject({
    code: 'PRICE_CHANGED',
    changes: [],
    deposits: [{ returnable: { sku: 'EMPTY' }, oldMinor: 90_000, newMinor: 100_000 }],
  });
  expect(
    findDifference(await aShownCart({ shownHash: undefined, shownDeposits: undefined }), undefined),
  ).toBeUndefined();
});
