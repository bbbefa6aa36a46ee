import { expect, test } from 'vitest';
import { type Announced, nextReference, ownerOf } from './erp-reference.model.ts';

const message = (more: Partial<Announced>): Announced => ({
  orderNumber: '45',
  reference: undefined,
  state: 'done',
  unknownSince: undefined,
  lastCode: undefined,
  ...more,
});
const unknownSince = new Date('2026-11-18T10:00:00Z');

test.each<[string, string, Announced[], string | undefined]>([
  ['without a message', '45', [], '45'],
  ['that has arrived', '45', [message({})], '45'],
  ['on its way', '45', [message({ state: 'sending', unknownSince })], '45'],
  ['of which nobody knows', '45', [message({ state: 'unknown', unknownSince })], '45'],
  ['parked after it was sent', '45', [message({ state: 'parked', unknownSince })], '45'],
  ['that never left', '45', [message({ state: 'waiting' })], undefined],
  ['parked before it was sent', '45', [message({ state: 'parked' })], undefined],
  ['taken there', '45', [message({ state: 'unknown', unknownSince, lastCode: 'REFERENCE_TAKEN' })], undefined],
  ['renumbered, by its number', '45', [message({ reference: '45-2' })], undefined],
  ['renumbered, by its reference', '45-2', [message({ reference: '45-2' })], '45'],
  ['renumbered and not yet sent', '45-2', [message({ reference: '45-2', state: 'waiting' })], undefined],
])('a document under the reference of an order %s', (_, reference, announced, owner) => {
  expect(ownerOf(reference, announced)).toBe(owner);
});

test('each reference is another one, and all of them begin with the number', () => {
  const next = (reference: string | undefined) => nextReference({ orderNumber: '4500123', reference });

  expect([next(undefined), next('4500123-2'), next('4500123-9')]).toEqual(['4500123-2', '4500123-3', '4500123-10']);
});
