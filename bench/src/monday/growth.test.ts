import { expect, test } from 'vitest';
import { findEndless, findFailed, findGrown } from './growth.ts';

const call = (buffers: number) => ({ buffers, cpuMillis: 1 });
const size = (orders: number, usual: number, biggest: number) => ({
  orders,
  usual: { history: call(usual) },
  biggest: { history: call(biggest) },
});

test('a call may touch half as much again at the next size, that of the biggest customer twice as much', () => {
  expect(findGrown([size(10_000, 100, 100), size(100_000, 150, 200)])).toEqual([]);
});

test('more than that is named, with whose it is and between which sizes', () => {
  expect(findGrown([size(10_000, 100, 100), size(100_000, 151, 201)])).toEqual([
    { call: 'history', whose: 'usual', fewer: 100, more: 151, from: 10_000, to: 100_000 },
    { call: 'history', whose: 'biggest', fewer: 100, more: 201, from: 10_000, to: 100_000 },
  ]);
});

test('each size is compared with the one before, in whatever sequence they were played', () => {
  const sizes = [size(1_000_000, 210, 1), size(10_000, 100, 1), size(100_000, 140, 1)];

  expect(findGrown(sizes)).toEqual([]);
});

test('a call that touched nothing and now touches something has grown', () => {
  expect(findGrown([size(10_000, 0, 0), size(100_000, 40, 0)])).toMatchObject([
    { call: 'history', fewer: 0, more: 40 },
  ]);
});

test('a call that was not played before is nothing that has grown', () => {
  const before = { orders: 10_000, usual: {}, biggest: {} };

  expect(findGrown([before, size(100_000, 40, 40)])).toEqual([]);
});

test('a job that did not end is named', () => {
  const jobs = {
    'forget-old': { seconds: 2, maxTransactionSeconds: 1, buffers: 10 },
    'tell-of-documents': { maxTransactionSeconds: 90, buffers: 10 },
  };

  expect(findEndless([{ orders: 10_000, jobs }])).toEqual([{ job: 'tell-of-documents', orders: 10_000 }]);
});

test('a call that failed is named with its reason', () => {
  expect(findFailed([{ orders: 10_000, failed: { place: '503' } }])).toEqual([
    { call: 'place', reason: '503', orders: 10_000 },
  ]);
});
