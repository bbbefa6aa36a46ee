import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOtlpReceiver, type ReceivedSpan } from '#platform/tracing/test-otlp-receiver.ts';
import { lockTable } from '../testing/database-lock.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { testPassword } from '../testing/small-world/people.ts';

const someones = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${someones}-00f067aa0ba902b7-01`;
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>;
let portal: TestPortal;
let env: Record<string, string>;
beforeAll(async () => {
  receiver = await openOtlpReceiver();
  env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  portal = await openTestPortal({ env });
});
afterAll(async () => {
  await portal.close();
  await receiver.close();
});

const parsed = (line: string) => JSON.parse(line) as Record<string, unknown>;

type Answered = { headers: Record<string, unknown> };
const traceIdOf = ({ headers }: Answered): string => String(headers['x-trace-id']);

/** All spans of a call: the call itself ends last. */
async function traceOf(answer: Answered): Promise<{ call: ReceivedSpan; parts: ReceivedSpan[] }> {
  const isCall = ({ kind }: ReceivedSpan) => kind === server;
  const spans = await eventually(() => {
    const found = receiver.spansOf(traceIdOf(answer));
    return found.some(isCall) ? found : undefined;
  });
  const [call] = spans.filter(isCall);
  if (!call) throw new Error('it was found');
  return { call, parts: spans.filter((span) => !isCall(span)) };
}

// As OTLP numbers the kinds.
const server = 2;

test('a call is named by its operation, and its statements by the functions they come from', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const answer = await owner.graphql('query Anything { customer { uid } }');
  const { call, parts } = await traceOf(answer);

  expect(call).toMatchObject({
    name: 'Query.customer',
    isFailed: false,
    facts: {
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
      'dray.request_id': answer.headers['x-request-id'],
    },
  });
  expect(call).not.toHaveProperty('parentSpanId');
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    expect(part).toMatchObject({ parentSpanId: call.spanId, facts: { 'db.system.name': 'postgresql' } });
    expect(part.name).toMatch(/^[\w-]+\.\w+$/);
    expect(part.facts['dray.rows']).toBeTypeOf('number');
  }
});

test('a call of programs is named by its route, without what its address holds', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { call } = await traceOf(await owner.get('/api/orders/4512345'));

  expect(call).toMatchObject({ name: 'GET /api/orders/:orderNumber', facts: { 'http.response.status_code': 404 } });
  expect(receiver.bodies.join()).not.toContain('4512345');
});

test('a change brings its transaction along, and nothing of it tells who somebody is', async () => {
  const signedIn = await portal.visitor.askForToken('owner@ulipy.example', testPassword);
  const { token } = signedIn.body.data.generateCustomerToken;

  const { call, parts } = await traceOf(signedIn);
  await traceOf(await portal.callerWith(token).graphql('mutation { createEmptyCart }'));

  expect(call.name).toBe('Mutation.generateCustomerToken');
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
  const sent = receiver.bodies.join();
  for (const secret of ['ulipy', 'Jana', 'Dvořáková', testPassword, token]) expect(sent).not.toContain(secret);
});

test('what is refused on its way in has a trace, and its lines in the log name it', async () => {
  const asked = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ customer { uid } }' }),
  });
  const requestId = String(asked.headers.get('x-request-id'));
  const { call } = await traceOf({ headers: Object.fromEntries(asked.headers) });

  const lines = portal.log.filter((text) => text.includes(requestId)).map(parsed);
  expect(lines.map(({ msg }) => msg)).toEqual(['a request was refused', 'answered']);
  for (const line of lines) expect(line).toMatchObject({ trace_id: call.traceId });
  expect(call).toMatchObject({ name: 'Query.customer', facts: { 'http.response.status_code': 401 } });
});

test('a call whose body comes later than its head has its statements', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const body = JSON.stringify({ query: '{ customer { uid } }' });
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };

  const asking = request(`${portal.url}/graphql`, { method: 'POST', headers }).on('continue', () => asking.end(body));
  asking.flushHeaders();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  await answer.resume().toArray();
  const { call, parts } = await traceOf(answer);

  expect(call.name).toBe('Query.customer');
  expect(parts).not.toEqual([]);
});

test('what a stranger says of their trace is not believed', async () => {
  const answer = await portal.visitor.graphql('{ customer { uid } }', { headers: { traceparent, ...forwarded } });
  const { call } = await traceOf(answer);

  expect(call.traceId).not.toBe(someones);
  expect(call).not.toHaveProperty('parentSpanId');
});

test('behind a trusted proxy a call goes on with the trace that came in', async () => {
  const proxied = await portal.startAnother({ env: { ...env, TRUST_PROXY: '127.0.0.1' }, config: { drainMs: 0 } });
  const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    proxied.visitor.graphql('{ customer { uid } }', { headers, remoteAddress });

  const continued = await traceOf(await ask({ traceparent, ...forwarded }));
  const malformed = await ask({ traceparent: `00-${someones}-1-01`, ...forwarded });
  const pastTheProxy = await ask({ traceparent, ...forwarded }, '203.0.113.7');

  expect(continued.call).toMatchObject({ traceId: someones, parentSpanId: '00f067aa0ba902b7' });
  expect(traceIdOf(malformed)).toMatch(/^[0-9a-f]{32}$/);
  expect([traceIdOf(malformed), traceIdOf(pastTheProxy)]).not.toContain(someones);
});

test('probes, figures, streams and pages have none', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const answers = await Promise.all([
    portal.visitor.get('/health/ready'),
    portal.readMetrics(),
    owner.get('/api/events'),
    portal.visitor.get('/some/page'),
  ]);

  expect(answers.map(({ headers }) => headers['x-trace-id'])).toEqual([undefined, undefined, undefined, undefined]);
});

test('a call whose caller leaves before it is answered ends all the same', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'placed_order' });
  const before = receiver.spans.length;

  const asking = get(`${portal.url}/api/orders`, { headers: { authorization: `Bearer ${owner.token}` } });
  const isGone = once(asking, 'error');
  await lock.isAwaited();
  asking.destroy();
  await isGone;
  const left = await eventually(() =>
    receiver.spans.slice(before).find(({ facts }) => facts['http.route'] === '/api/orders'),
  );
  await lock.release();

  expect(left.facts).not.toHaveProperty('http.response.status_code');
});

test('a collector that hangs keeps nobody waiting: neither a call nor the stop', async () => {
  const hung = await openOtlpReceiver();
  hung.hang();
  const other = await portal.startAnother({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: hung.url } });

  const first = await other.signIn('owner@ulipy.example');
  await eventually(() => hung.requests[0]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => first.graphql('{ customer { uid } }')));
  await other.stop();
  await hung.close();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('what a portal did last is sent before it stops', async () => {
  const other = await portal.startAnother({ env });
  const answer = await other.visitor.graphql('{ customer { uid } }');

  await other.stop();

  expect(receiver.spansOf(traceIdOf(answer))).not.toEqual([]);
});
