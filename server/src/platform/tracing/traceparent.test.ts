import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each([
  ['kept', '01', 1],
  ['not kept', '00', 0],
  ['kept, with a flag that nobody knows yet', 'ff', 1],
])('a trace that is %s is read with that', (_, flags, traceFlags) => {
  expect(readTraceparent(`00-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId, traceFlags });
});

test('a later version may say more behind what is known', () => {
  expect(readTraceparent(`01-${traceId}-${spanId}-01-more`)).toEqual({ traceId, spanId, traceFlags: 1 });
});

test.each([
  ['nothing', undefined],
  ['nothing in it', ''],
  ['two of them', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['no span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['a version that is forbidden', `ff-${traceId}-${spanId}-01`],
  ['more than this version has', `00-${traceId}-${spanId}-01-more`],
  ['no hyphen before what is more', `01-${traceId}-${spanId}-01more`],
  ['more than anybody needs', `01-${traceId}-${spanId}-01-${'x'.repeat(201)}`],
])('what cannot be read is no parent: %s', (_, text) => {
  expect(readTraceparent(text)).toBeUndefined();
});

test('what is written can be read', () => {
  const parent = { traceId, spanId, traceFlags: 1 };

  expect(readTraceparent(writeTraceparent(parent))).toEqual(parent);
  expect(writeTraceparent({ ...parent, traceFlags: 0 })).toBe(`00-${traceId}-${spanId}-00`);
});
