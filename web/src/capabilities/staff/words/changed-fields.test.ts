import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('what is given for the first time has nothing before it, and what stays open is not mentioned', () => {
  const before = { role: null, markets: null, endsOn: null };

  expect(changedFields(before, { endsOn: null, markets: 'CZ', role: 'support' })).toEqual([
    { field: 'role', from: null, to: 'support' },
    { field: 'markets', from: null, to: 'CZ' },
  ]);
});

test('the role is said, too, where only its markets or its last day change', () => {
  const before = { role: 'support', markets: 'CZ', endsOn: '2026-12-31' };

  expect(changedFields(before, { role: 'support', markets: 'CZ,SK', endsOn: null })).toEqual([
    { field: 'role', from: 'support', to: 'support' },
    { field: 'markets', from: 'CZ', to: 'CZ,SK' },
    { field: 'endsOn', from: '2026-12-31', to: null },
  ]);
});

test('what a later kind of change brings is read after what is known, and ids are not read at all', () => {
  expect(changedFields({ limit: '5' }, { limit: '9', uid: 'u-1', role: 'sales' })).toEqual([
    { field: 'role', from: null, to: 'sales' },
    { field: 'limit', from: '5', to: '9' },
  ]);
});
