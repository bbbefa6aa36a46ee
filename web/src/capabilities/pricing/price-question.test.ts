import { expect, test } from 'vitest';
import { findAsked, linkTo, readPriceQuestion } from './price-question.ts';

test('an address asks about a ship-to, a product, a number of packs and a day', () => {
  const question = readPriceQuestion({ shipTo: '100234', sku: 'CZ100003', quantity: '6', day: '2026-11-12' });

  expect(findAsked(question)).toEqual({ shipTo: '100234', sku: 'CZ100003', quantity: 6, day: '2026-11-12' });
});

test('without a number of packs it asks about one, and without a day about none in particular', () => {
  expect(findAsked(readPriceQuestion({ shipTo: '100234', sku: 'CZ100003' }))).toEqual({
    shipTo: '100234',
    sku: 'CZ100003',
    quantity: 1,
  });
});

test.each([
  { quantity: '0' },
  { quantity: '100000' },
  { quantity: '1.5' },
  { quantity: 'six' },
  { quantity: ['2', '3'] },
  { day: '2026-02-30' },
  { day: 'tomorrow' },
])('what makes no sense is as good as not there: %o', (typed) => {
  expect(readPriceQuestion({ shipTo: '100234', ...typed })).toEqual({ shipTo: '100234' });
});

test('a number that cannot be one stays as it was typed, and nothing is asked', () => {
  const question = readPriceQuestion({ shipTo: ' U Lípy ', sku: 'CZ100003' });

  expect(question.shipTo).toBe('U Lípy');
  expect(findAsked(question)).toBeUndefined();
  expect(findAsked({ shipTo: '100234' })).toBeUndefined();
});

test('a link names the day of the answer, so that it says the same tomorrow', () => {
  const asked = { shipTo: '100234', sku: 'CZ100003', quantity: 6 };

  expect(linkTo(asked, '2026-11-12')).toBe(
    '/staff/prices/explain?shipTo=100234&sku=CZ100003&quantity=6&day=2026-11-12',
  );
  expect(linkTo(asked)).toBe('/staff/prices/explain?shipTo=100234&sku=CZ100003&quantity=6');
});
