import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { callWindow } from './call-window.ts';

function aFigure() {
  const requests = new Histogram({
    name: 'seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.1, 0.5, 1],
    registers: [new Registry()],
  });
  const call = (route: string, seconds: number, status = 200, times = 1) => {
    for (let n = 0; n < times; n += 1) requests.observe({ method: 'GET', route, status }, seconds);
  };
  return { call, look: callWindow(requests) };
}

test('where nobody called there is no slowest call', async () => {
  expect(await aFigure().look()).toEqual({ calls: 0, faults: 0, p99Ms: null });
});

test('each look tells of the calls since the one before, with their faults', async () => {
  const { call, look } = aFigure();
  call('/api/contacts', 0.05, 200, 98);
  call('/graphql', 0.4, 503, 2);
  const first = await look();
  call('/graphql', 0.05);

  expect(first).toEqual({ calls: 100, faults: 2, p99Ms: 500 });
  expect(await look()).toEqual({ calls: 1, faults: 0, p99Ms: 100 });
});

test('one slow call in a hundred does not count, and one beyond the last end counts as that', async () => {
  const { call, look } = aFigure();
  call('/graphql', 0.05, 200, 99);
  call('/graphql', 0.9);
  const one = await look();
  call('/graphql', 30);

  expect([one.p99Ms, (await look()).p99Ms]).toEqual([100, 1_000]);
});

test('pages, probes and open streams are no calls', async () => {
  const { call, look } = aFigure();
  for (const route of ['page', '/health/ready', '/metrics', '/api/events']) call(route, 5, 500);

  expect(await look()).toEqual({ calls: 0, faults: 0, p99Ms: null });
});
