import { expect, test } from 'vitest';
import { type ErpMessage, hasNeverLeft, lowestOpen, quietFor, secondsToNextLook } from './erp-message.model.ts';

const now = new Date('2026-11-16T10:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000);
const message = (fields: Partial<ErpMessage> = {}): ErpMessage => ({
  orderNumber: '1',
  sequence: 1,
  kind: 'create',
  revision: 1,
  state: 'waiting',
  attempts: 0,
  firstSentAt: undefined,
  unknownSince: undefined,
  requestId: 'x',
  lastCode: undefined,
  createdAt: now,
  reference: undefined,
  ...fields,
});

test('the first that is not settled goes, and a parked one holds back those behind it', () => {
  const cancel = message({ sequence: 2, kind: 'cancel' });

  expect(lowestOpen([message({ state: 'done' }), cancel])).toBe(cancel);
  expect(lowestOpen([message({ state: 'parked' }), cancel])?.state).toBe('parked');
  expect(lowestOpen([message({ state: 'withdrawn' }), message({ sequence: 2, state: 'refused' })])).toBeUndefined();
});

test.each([
  ['waiting', undefined, true],
  ['parked', undefined, true],
  ['waiting', ago(5), false],
  ['parked', ago(5), false],
  ['sending', undefined, false],
  ['unknown', ago(5), false],
  ['done', undefined, false],
] as const)('%s, unknown since %s: it has never left is %s', (state, unknownSince, expected) => {
  expect(hasNeverLeft(message({ state, unknownSince }))).toBe(expected);
});

test('it is quiet for as long as the ERP may still commit, unless the ERP repeats its answer', () => {
  const sent = message({ state: 'unknown', unknownSince: ago(100), firstSentAt: ago(100) });

  expect(quietFor(message(), now, 900_000, false)).toBe(0);
  expect(quietFor(sent, now, 900_000, false)).toBe(800_000);
  expect(quietFor(sent, now, 60_000, false)).toBe(0);
  expect(quietFor(sent, now, 900_000, true)).toBe(0);
  expect(quietFor({ ...sent, firstSentAt: ago(7 * 3_600) }, now, 900_000, true)).toBe(800_000);
});

test.each([
  [0, 2],
  [2, 3],
  [6, 9],
  [20, 40],
  [100, 300],
  [700, 200],
  [899.5, 1],
])('looked for again %i s after it was given up: in %i s', (elapsed, expected) => {
  expect(secondsToNextLook(message({ unknownSince: ago(elapsed) }), now, 900_000)).toBe(expected);
});
