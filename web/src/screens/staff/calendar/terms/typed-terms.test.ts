import { expect, test } from 'vitest';
import type { Terms } from '#capabilities/calendars/index.ts';
import { findTermsFaults, toTermsChange, typedFor } from './typed-terms.ts';

const row: Terms = {
  shipToId: '100234',
  name: 'U Lípy',
  city: 'Brno',
  country: 'CZ',
  transportType: 'VAN',
  leadDays: 1,
  cutOff: '12:00',
  closedWeekdays: [6, 7],
  version: 3,
};

test('one is typed over what it has, of several only what is typed changes', () => {
  expect(typedFor([row])).toEqual({ leadDays: 1, cutOff: '12:00', closedWeekdays: [6, 7] });
  expect(toTermsChange({ ...typedFor([row, row]), cutOff: '9.30' })).toEqual({ cutOff: '09:30' });
});

test('what cannot be sent is found before it is sent', () => {
  const nothing = typedFor([row, row]);

  expect(findTermsFaults(nothing)).toEqual(['nothing']);
  expect(findTermsFaults({ ...nothing, cutOff: 'noon' })).toEqual(['cutOff']);
  expect(findTermsFaults({ ...nothing, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] })).toEqual(['closedWeekdays']);
  expect(findTermsFaults(typedFor([row]))).toEqual([]);
});
