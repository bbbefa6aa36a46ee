import type { Country } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import { endOfWaiting, isShownTo, stateAt, whyNotDecided } from './change-request.model.ts';

const change = (...markets: Country[]) => ({ kind: 'staff-grant', markets, requestedBy: 'ann' }) as const;
const decidesIn = (...markets: Country[]) => ({ 'staff-grant': markets, import: [], 'payment-terms': [] });

test('a change waits for fourteen days, to the millisecond', () => {
  const end = endOfWaiting(new Date('2026-11-12T09:30:00Z'));

  expect(end).toEqual(new Date('2026-11-26T09:30:00Z'));
  expect(stateAt('waiting', end, new Date(end.getTime() - 1))).toBe('waiting');
  expect(stateAt('waiting', end, end)).toBe('expired');
  expect(stateAt('approved', end, end)).toBe('approved');
});

test('nobody decides what they asked for, nor what would hold where they may not decide', () => {
  expect(whyNotDecided(change('CZ'), 'ann', decidesIn('CZ'))).toBe('own');
  expect(whyNotDecided(change('CZ', 'SK'), 'ben', decidesIn('CZ'))).toBe('right-missing');
  expect(whyNotDecided(change('CZ', 'SK'), 'ben', decidesIn('CZ', 'SK', 'IT'))).toBeUndefined();
});

test('a change is shown to the one who asked, and where some of it would hold in their markets', () => {
  expect(isShownTo(change('CZ', 'SK'), 'ann', decidesIn())).toBe(true);
  expect(isShownTo(change('CZ', 'SK'), 'ben', decidesIn('SK'))).toBe(true);
  expect(isShownTo(change('CZ', 'SK'), 'ben', decidesIn('ES'))).toBe(false);
});
