import { expect, test } from 'vitest';
import { ErpFailure } from '../port/erp-failure.ts';
import type { HttpAnswer, HttpCall } from './http-call.connector.ts';
import { odataClient } from './odata-client.connector.ts';

const service = 'API_SALES_ORDER_SRV';
const answer = (status: number, body: object, headers: HttpAnswer['headers'] = {}): HttpAnswer => ({
  status,
  headers,
  body: Buffer.from(JSON.stringify(body)),
});
const done = () => answer(201, { d: { SalesOrder: '1' } });
const sessionOver = () => answer(403, {}, { 'x-csrf-token': 'Required' });

/** Each token is known by its number; changes are answered by the test, one after the other. */
function opened({ token, changes = [] }: { token?: () => HttpAnswer; changes?: readonly (() => HttpAnswer)[] } = {}) {
  const calls: HttpCall[] = [];
  let tokens = 0;
  let changed = 0;
  const tokenNo = (number: number) =>
    answer(200, {}, { 'x-csrf-token': `t${number}`, 'set-cookie': [`a=${number}; Path=/`, 'b=2; HttpOnly'] });
  const client = odataClient({
    authorize: async () => 'Basic x',
    settings: { baseUrl: 'https://erp.example/', client: '100', language: 'EN', readMs: 5, changeMs: 7 },
    async send(call) {
      calls.push(call);
      if (call.headers['x-csrf-token'] === 'Fetch') {
        tokens += 1;
        return token ? token() : tokenNo(tokens);
      }
      if (call.method === 'GET') return answer(200, { d: {} });
      changed += 1;
      return (changes[changed - 1] ?? done)();
    },
  });
  const change = () =>
    client.change(service, 'A_SalesOrder', { method: 'POST', body: { a: 1 }, headers: { RequestID: 'x' } });
  return { client, calls, change, sent: () => calls.filter(({ method }) => method === 'POST') };
}

test('a look says client and language, and a blank in a filter is no plus', async () => {
  const { client, calls } = opened();

  await client.read(service, 'A_SalesOrder', { $filter: "SalesOrder eq 'ä+1'" });

  expect(calls).toHaveLength(1);
  expect(calls[0]?.url.href).toBe(
    'https://erp.example/sap/opu/odata/sap/API_SALES_ORDER_SRV/A_SalesOrder?%24filter=SalesOrder%20eq%20%27%C3%A4%2B1%27&sap-language=EN',
  );
  expect(calls[0]).toMatchObject({
    timeoutMs: 5,
    headers: { authorization: 'Basic x', 'sap-client': '100', accept: 'application/json' },
  });
});

test('changes share one session with all its cookies, and carry the headers of their own', async () => {
  const { calls, change, sent } = opened();

  await Promise.all([change(), change()]);
  await change();

  expect(calls).toHaveLength(4);
  for (const call of sent()) {
    expect(call).toMatchObject({
      timeoutMs: 7,
      body: '{"a":1}',
      headers: { 'x-csrf-token': 't1', cookie: 'a=1; b=2', RequestID: 'x' },
    });
  }
});

test('a session that is over is opened anew, and the change is sent once more', async () => {
  const { change, sent } = opened({ changes: [sessionOver] });

  expect((await change()).data).toEqual({ SalesOrder: '1' });
  expect(sent().map(({ headers }) => headers['x-csrf-token'])).toEqual(['t1', 't2']);
});

test('no token of ours taken twice: nothing was sent, and it is not tried for ever', async () => {
  const { change, sent } = opened({ changes: [sessionOver, sessionOver, sessionOver] });

  await expect(change()).rejects.toMatchObject({ kind: 'not-sent', code: 'CSRF' });
  expect(sent()).toHaveLength(2);
});

test('any other 403, and a change that failed, are not sent again', async () => {
  const forbidden = opened({ changes: [() => answer(403, {})] });
  const failed = opened({ changes: [() => answer(500, {})] });

  await expect(forbidden.change()).rejects.toMatchObject({ kind: 'not-sent' });
  await expect(failed.change()).rejects.toMatchObject({ kind: 'unknown' });
  expect([forbidden.sent().length, failed.sent().length]).toEqual([1, 1]);
});

test('whatever fails while a token is fetched, the change was not sent; the next one asks again', async () => {
  const failures = [
    () => {
      throw new ErpFailure('unknown', 'reset', { code: 'ECONNRESET' });
    },
    () => answer(503, {}),
    () => answer(200, {}),
    () => answer(200, {}, { 'x-csrf-token': 't9' }),
  ];
  const { change, sent } = opened({ token: () => (failures.shift() ?? sessionOver)() });

  await expect(change()).rejects.toMatchObject({ kind: 'not-sent', isAway: true });
  await expect(change()).rejects.toMatchObject({ kind: 'not-sent', isAway: true, code: 'TOKEN_503' });
  await expect(change()).rejects.toMatchObject({ kind: 'not-sent', isAway: false });
  await change();

  expect(sent().map(({ headers }) => headers['x-csrf-token'])).toEqual(['t9']);
});

test('to see whether the ERP is back a new token is asked for, whatever was known', async () => {
  const { client, calls } = opened();

  await client.reach(service);
  await client.reach(service);

  expect(calls).toHaveLength(2);
});
