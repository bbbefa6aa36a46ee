import { expect, test } from 'vitest';
import type { LineState } from '../rules/order-facts.model.ts';
import { deliveredIn, isShorterThan, shortageFact, shortageOf } from './shortage.model.ts';

const state = (fields: Partial<LineState>): LineState => ({
  lineNo: 10,
  ordered: 6,
  confirmed: undefined,
  delivered: undefined,
  rejected: undefined,
  rejectionReason: undefined,
  ...fields,
});

test.each([
  [{}, 0],
  [{ confirmed: 0 }, 0],
  [{ confirmed: 6 }, 0],
  [{ confirmed: 5 }, 1],
  [{ confirmed: 8 }, 0],
  [{ rejected: 2 }, 2],
  [{ confirmed: 5, rejected: 2 }, 2],
  [{ confirmed: 3, rejected: 1 }, 3],
])('%o is short by %i', (each, packs) => {
  expect(shortageOf(state(each))).toBe(packs);
});

test('only what is less than was known is new, line by line', () => {
  const short = [state({ confirmed: 4 }), state({ lineNo: 20, confirmed: 6 })];

  expect(isShorterThan([], short)).toBe(true);
  expect(isShorterThan(short, short)).toBe(false);
  expect(isShorterThan(short, [state({ confirmed: 5 }), state({ lineNo: 20, confirmed: 6 })])).toBe(false);
  // As much in the sum, but of another line.
  expect(isShorterThan(short, [state({ confirmed: 6 }), state({ lineNo: 20, confirmed: 4 })])).toBe(true);
});

test('what is short names every line, and what came is added up', () => {
  const states = [
    state({ confirmed: 4, delivered: 4 }),
    state({ lineNo: 20, rejected: 1 }),
    state({ lineNo: 30, delivered: 2 }),
  ];

  expect(shortageFact(states)).toBe('10:2,20:1');
  expect(deliveredIn(states)).toBe(6);
});
