import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { lockTable } from './testing/database-lock.ts';
import { openTestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';

test('a request under way is answered though a stop was asked for, and then nobody is let in', async () => {
  const portal = await openTestPortal();
  const owner = await portal.signIn('owner@ulipy.example');
  const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'ship_to' });
  const browser = new Agent({ keepAlive: true });

  const answering = getOver(browser, portal.url + shipTo, owner.token);
  await lock.isAwaited();
  const stopping = portal.stop();
  await lock.release();
  const answer = await answering;
  await stopping;

  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe('close');
  await expect(fetch(`${portal.url}/health/live`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  browser.destroy();
  await portal.close();
});

test('a write under way is finished before the database is closed', async () => {
  const portal = await openTestPortal();
  const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'audit_event' });

  const query = `mutation { generateCustomerToken(email: "owner@ulipy.example", password: "${testPassword}") { token } }`;
  const signingIn = fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await lock.isAwaited();
  const stopping = portal.stop();
  await lock.release();

  expect((await signingIn).status).toBe(200);
  expect(await portal.sql('select action from audit_event')).toEqual([{ action: 'token-issued' }]);
  await stopping;
  await portal.close();
});

test('connections that carry no request do not hold up the stop', async () => {
  const portal = await openTestPortal();
  const question = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n';
  const spare = await connectTo(portal.url, '');
  const halfAsked = await connectTo(portal.url, question);
  const answered = await connectTo(portal.url, `${question}\r\n`);
  // An answer on one more connection shows that the server has taken these, too.
  await fetch(`${portal.url}/health/live`);

  const closed = [spare, halfAsked, answered].map((socket) => once(socket, 'close'));
  await portal.stop();

  await Promise.all(closed);
  await portal.close();
});

test('while it waits for the proxy to notice, a stopping server says so and still answers', async () => {
  const portal = await openTestPortal({ config: { drainMs: 1_500 } });

  const stopping = portal.stop();
  const [ready, live, contacts] = await Promise.all(
    ['/health/ready', '/health/live', '/api/contacts'].map((path) => portal.visitor.get(path)),
  );
  await stopping;

  expect(ready?.status).toBe(503);
  expect(ready?.body).toMatchObject({ status: 'not ready', draining: true, database: 'ok' });
  expect([live?.status, contacts?.status]).toEqual([200, 200]);
  expect(contacts?.headers.connection).toBe('close');
  await portal.close();
});

async function getOver(agent: Agent, url: string, token = ''): Promise<IncomingMessage> {
  const asking = get(url, { agent, headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

async function connectTo(url: string, sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return socket.resume();
}
