import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeSpan, runWhole, tracePart } from './active-span.ts';
import { openTracing } from './open-tracing.ts';
import type { Tracing } from './span.ts';
import { openOtlpReceiver } from './test-otlp-receiver.ts';
import type { TracingSettings } from './tracing-settings.ts';

const until = <T>(look: () => T) => vi.waitUntil(look, { timeout: 20_000 });

let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
let opened: Tracing[];
let logged: string[];
beforeEach(async () => {
  receiver = await openOtlpReceiver();
  opened = [];
  logged = [];
});
afterEach(async () => {
  await receiver.close();
  await Promise.all(opened.map((tracing) => tracing.stop()));
});

async function open(fields: Partial<TracingSettings> = {}): Promise<Tracing> {
  const settings = {
    url: `${receiver.url}/v1/traces`,
    headers: { 'x-team': 'trade' },
    serviceName: 'dray-cz',
    sampler: 'parentbased_always_on',
    ratio: 1,
    ...fields,
  } as const;
  // Of this test: what an earlier one had not sent may still fail.
  const heard = logged;
  const logger = {
    warn: (_fields: object, message: string) => void heard.push(message),
    info: (message: string) => void heard.push(message),
  };
  const tracing = await openTracing(settings, logger);
  if (!tracing) throw new Error('it is configured');
  opened.push(tracing);
  return tracing;
}

const workOnce = (tracing: Tracing) => runWhole(tracing.begin('work', 'server', {}), async () => 'done');
const away = 'traces do not arrive at their collector; those that find no room are dropped';
const again = 'traces arrive again';

test('where no collector is named nobody traces', async () => {
  expect(await openTracing(undefined, { warn: () => undefined, info: () => undefined })).toBeUndefined();
});

test('what was done is sent at the stop, each part below what it is a part of', async () => {
  const tracing = await open();

  const whole = tracing.begin('whole', 'server', { size: 3 });
  await runWhole(whole, () =>
    tracePart({ name: 'part', kind: 'client' }, async (span) => {
      span?.note({ rows: 7 });
      await runWhole(span?.begin('part of it', 'client') ?? whole, async () => undefined);
    }),
  );
  await tracing.stop();

  const [deepest, part, top] = receiver.spans;
  expect([top?.name, top?.parentSpanId, top?.facts]).toEqual(['whole', undefined, { size: 3 }]);
  expect([part?.name, part?.parentSpanId, part?.facts]).toEqual(['part', top?.spanId, { rows: 7 }]);
  expect([deepest?.name, deepest?.parentSpanId]).toEqual(['part of it', part?.spanId]);
  expect(new Set(receiver.spans.map(({ traceId }) => traceId))).toEqual(new Set([whole.traceId]));
  expect(top?.service['service.name']).toBe('dray-cz');
  expect(receiver.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-team': 'trade' } });
});

test('work that fails says by which code, and nothing of what was said', async () => {
  const tracing = await open();
  const refused = Object.assign(new Error('jana@pub.example is known'), { code: '23505' });

  await expect(runWhole(tracing.begin('a', 'server', {}), () => Promise.reject(refused))).rejects.toBe(refused);
  await expect(
    runWhole(tracing.begin('b', 'server', {}), () => Promise.reject(new TypeError('jana@pub.example'))),
  ).rejects.toThrow();
  await tracing.stop();

  expect(receiver.spans.map(({ isFailed, facts }) => [isFailed, facts['error.type']])).toEqual([
    [true, '23505'],
    [true, 'TypeError'],
  ]);
  expect(receiver.bodies.join()).not.toContain('jana');
});

test('what outlives its work belongs to no trace', async () => {
  const tracing = await open();
  const workIsOver = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const outliving = async () => {
    seen.push(activeSpan()?.traceId);
    await workIsOver.promise;
    seen.push(activeSpan());
  };
  const work = tracing.begin('work', 'server', {});
  let outlived: Promise<void> | undefined;

  await runWhole(work, async () => {
    outlived = outliving();
  });
  workIsOver.resolve();
  await outlived;

  expect(seen).toEqual([work.traceId, undefined]);
});

test('a trace goes on under the parent that was named, and keeps or leaves out what that did', async () => {
  const tracing = await open();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

  tracing.begin('kept', 'server', {}, `00-${traceId}-00f067aa0ba902b7-01`).end();
  const left = tracing.begin('left out', 'server', {}, `00-${traceId}-00f067aa0ba902b8-00`);
  left.begin('a part of it', 'client').end();
  left.end();
  await tracing.stop();

  expect(receiver.spans).toMatchObject([{ name: 'kept', traceId, parentSpanId: '00f067aa0ba902b7' }]);
  expect(left.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
});

test.each([
  ['always_on', 1, 2],
  ['always_off', 1, 0],
  ['traceidratio', 1, 2],
  ['traceidratio', 0, 0],
  ['parentbased_always_on', 0, 1],
  ['parentbased_always_off', 1, 0],
  ['parentbased_traceidratio', 1, 1],
  ['parentbased_traceidratio', 0, 0],
] as const)(
  '%s with %d keeps %d of a trace of its own and one that its caller left out',
  async (sampler, ratio, count) => {
    const tracing = await open({ sampler, ratio });

    tracing.begin('its own', 'server', {}).end();
    tracing.begin('left out', 'server', {}, '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00').end();
    await tracing.stop();

    expect(receiver.spans).toHaveLength(count);
  },
);

test.each([
  ['answers 500', () => receiver.answerBy((response) => void response.writeHead(500).end('jana@pub.example'))],
  ['asks to come back later', () => receiver.answerBy((response) => void response.writeHead(503).end())],
  ['hangs', () => receiver.hang()],
  ['cuts the line', () => receiver.answerBy((response) => response.destroy())],
])('a collector that %s is told of once, and once when it is back', async (_, fail) => {
  const tracing = await open({ answerWithinMs: 50 });
  fail();

  await workOnce(tracing);
  await until(() => logged[0]);
  const before = receiver.requests.length;
  await workOnce(tracing);
  await until(() => receiver.requests[before]);
  receiver.keep();
  await workOnce(tracing);
  await until(() => logged[1]);

  expect(logged).toEqual([away, again]);
});

test('a collector that is not there is told of once', async () => {
  await receiver.close();
  const tracing = await open({ answerWithinMs: 50 });

  await workOnce(tracing);
  await until(() => logged[0]);
  await workOnce(tracing);
  await tracing.stop();

  expect(logged).toEqual([away]);
});

test('while a collector hangs a bounded number of spans is kept for it', async () => {
  const tracing = await open({ stopWithinMs: 20_000 });
  const held: (() => void)[] = [];
  receiver.answerBy((response) => void held.push(() => response.writeHead(200).end('{}')));

  for (let count = 0; count < 10_000; count += 1) tracing.begin('work', 'server', {}).end();
  const release = await until(() => held[0]);
  receiver.keep();
  release();
  await tracing.stop();

  expect(receiver.spans).toHaveLength(512 + 2_048);
});

test('a stop does not wait for a collector that hangs', async () => {
  const tracing = await open({ stopWithinMs: 1 });
  receiver.hang();

  await workOnce(tracing);
  await tracing.stop();

  expect(logged).toEqual([]);
});
