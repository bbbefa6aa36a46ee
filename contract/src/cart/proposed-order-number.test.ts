import { expect, test } from 'vitest';
import { countries } from '../markets.ts';
import { lengthOf } from '../text-length.ts';
import { maxOrderNumberLength } from './order-reference.ts';
import { orderNumberPrefix, proposedOrderNumber } from './proposed-order-number.ts';

test('the number after the last one of the year is proposed', () => {
  expect(proposedOrderNumber(orderNumberPrefix('CZ', '2026-11-15'), 117)).toBe('2026/118');
  expect(proposedOrderNumber(orderNumberPrefix('ES', '2027-01-02'), 0)).toBe('2027/1');
});

test('in every market a proposal is short enough to be accepted', () => {
  for (const country of countries) {
    expect(lengthOf(proposedOrderNumber(orderNumberPrefix(country, '2099-12-31'), 999_999))).toBeLessThanOrEqual(
      maxOrderNumberLength,
    );
  }
});

test('in every market the running number stands behind a sign that is no digit, so that it has a beginning', () => {
  for (const country of countries) expect(orderNumberPrefix(country, '2026-11-15')).toMatch(/[^0-9]$/);
});
