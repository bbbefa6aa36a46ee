import { expect, test } from 'vitest';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { hasNoTracking } from './has-no-tracking.ts';

const nothing = { orderId: null, orderNumber: '4500123', expected: null, events: [], asOf: null };
const expected = { from: '2026-11-13T07:00:00.000Z', to: '2026-11-13T09:00:00.000Z' };

test('what the server knows nothing of is shown as that, not as a failure', () => {
  expect(hasNoTracking(undefined, new CallRefused(404, { code: 'NO_TRACKING' }))).toBe(true);
  expect(hasNoTracking(nothing, null)).toBe(true);
});

test('a failure is a failure, and an expectation alone is something to tell', () => {
  expect(hasNoTracking(undefined, new CallRefused(503, { code: 'SERVICE_UNAVAILABLE' }))).toBe(false);
  expect(hasNoTracking({ ...nothing, expected }, null)).toBe(false);
  expect(hasNoTracking(undefined, null)).toBe(false);
});
