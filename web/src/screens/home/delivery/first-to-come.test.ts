import { expect, test } from 'vitest';
import { firstToCome } from './first-to-come.ts';

const order = (deliveryDate: string, cancellation = 'none') => ({ deliveryDate, cancellation });

test('the order that comes next is the earliest one from today on that was not called off', () => {
  const later = order('2026-11-20');
  const next = order('2026-11-13');

  expect(firstToCome([later, order('2026-11-12', 'done'), next, order('2026-11-11')], '2026-11-12')).toBe(next);
  expect(firstToCome([order('2026-11-12')], '2026-11-12')).toEqual(order('2026-11-12'));
  expect(firstToCome([order('2026-11-11')], '2026-11-12')).toBeUndefined();
});
