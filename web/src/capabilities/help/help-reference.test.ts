import { expect, test } from 'vitest';
import { readHelpAddress, searchReference, toHelpAddress, toHelpReference } from './help-reference.ts';

test.each([
  ['order', '4502380'],
  ['line', 'CZ100001'],
  ['document', 'FV-2026/000117'],
  ['error', '0190b6f2-7c1e-7cc3-98c4-dc0c0c07398f'],
] as const)('what somebody asks about travels in the address: %s %s', (kind, id) => {
  const address = toHelpAddress({ kind, id });

  expect(toHelpReference(readHelpAddress({ ...address, other: '1' }))).toEqual({ kind, id });
});

test.each([
  [{}],
  [{ about: 'order' }],
  [{ id: '4502380' }],
  [{ about: 'orders', id: '4502380' }],
  [{ about: ['order'], id: '4502380' }],
  [{ about: 'order', id: 4502380 }],
  [{ about: 'order', id: '' }],
  [{ about: 'order', id: ' 4502380' }],
  [{ about: 'order', id: 'call 900 123 456' }],
  [{ about: 'order', id: '<b>4502380</b>' }],
  [{ about: 'order', id: '\u202e4502380' }],
  [{ about: 'order', id: '4'.repeat(41) }],
])('nonsense in the address is as good as not there: %o', (raw) => {
  expect(readHelpAddress(raw)).toEqual({});
});

test('the longest word that can be quoted has forty characters', () => {
  expect(readHelpAddress({ about: 'order', id: '4'.repeat(40) })).toEqual({ about: 'order', id: '4'.repeat(40) });
});

test('what cannot be quoted is left out of the address', () => {
  expect(toHelpAddress({ kind: 'line', id: 'světlý ležák' })).toEqual({});
  expect(toHelpAddress(undefined)).toEqual({});
});

test('what was looked for travels as one word, however many it was', () => {
  expect(searchReference(' vratná  záloha? ')).toEqual({ kind: 'search', id: 'vratná-záloha' });
  expect(toHelpAddress(searchReference('x'.repeat(80)))).toEqual({ about: 'search', id: 'x'.repeat(40) });
  expect(searchReference('?!')).toBeUndefined();
});
