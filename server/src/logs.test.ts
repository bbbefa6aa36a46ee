import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMails } from './testing/mails.ts';
import { operate } from './testing/operator.ts';
import { openTestPortal, type TestPortal } from './testing/portal.ts';

// Each is looked for in every line of the log, in whatever field.
const canary = 'canary-7f3a';
const email = `${canary}@ulipy.example`;
const shipTo = '/api/shiptos/GetShipToBySapId';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const logged = () => portal.log.join('');

test('what people send is not in the log, however the request ends', async () => {
  const { visitor } = portal;
  const owner = await portal.signIn('owner@ulipy.example');
  const headers = {
    'note-for-driver': canary,
    'customer-order-number': canary,
    'user-agent': canary,
    referer: `https://orders.example/?token=${canary}`,
    cookie: `sid=${canary}`,
    'x-forwarded-for': canary,
  };

  await owner.graphql('{ getPortalConfig { maintenance } }', { headers });
  await owner.graphql(`query ${canary.replace('-', '')} { __typename }`, { variables: { [canary]: canary }, headers });
  await owner.get(`${shipTo}/100234?search=${canary}&Language=cs`, { headers });
  await owner.get(`${shipTo}/${canary}?${canary}=1`);
  await owner.get(`${shipTo}/%20${canary}`);
  await owner.get(`${shipTo}/%zz${canary}`);
  await owner.get(`${shipTo}/${canary.repeat(20)}`);
  await visitor.get(`${shipTo}/1`, { headers: { authorization: `Bearer ${canary}` } });
  await visitor.get(`/contact/${canary}?returnUrl=${canary}`);
  await visitor.askForToken(email, canary);
  await visitor.askForToken(`${email}\u0000`, canary);
  await visitor.graphql(`mutation { generateCustomerToken(email: "${email}", password: "${canary}") { token } }`);
  await visitor.graphql(`mutation { generateCustomerToken(email: "${email}" password: ${canary}`);
  await visitor.graphql(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "x") { token } }',
    {
      variables: { email: { name: canary } },
    },
  );
  await visitor.send('POST', '/graphql', `{"query": "${canary}`, { headers: { 'content-type': 'application/json' } });
  await visitor.send('POST', '/graphql', canary, { headers: { 'content-type': `text/${canary}` } });
  await visitor.send('POST', '/graphql', { query: canary.repeat(30_000) });
  await visitor.send('POST', '/api/contacts', { canary }, { headers: { origin: `https://${canary}.example` } });

  expect(portal.log.length).toBeGreaterThan(30);
  expect(logged()).not.toContain(canary);
  expect(logged()).not.toContain(owner.token);
  expect(logged()).not.toMatch(/@ulipy|Small-World|\beyJ/);
});

test('a connection that speaks no HTTP, or breaks off, leaves nothing of itself in the log', async () => {
  for (const sent of [`${canary}\r\n\r\n`, `GET /${canary} HTTP/1.1\r\nhost: x\r\nx: ${canary}\u0000\r\n\r\n`]) {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    socket.resume();
    socket.write(sent);
    await once(socket, 'close');
  }
  const halfBody = connect(Number(new URL(portal.url).port), '127.0.0.1');
  halfBody.write(
    `POST /graphql?${canary} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"${canary}`,
  );
  await fetch(`${portal.url}/health/live`);
  halfBody.destroy();
  await once(halfBody, 'close');

  expect(logged()).not.toContain(canary);
});

// The first quotes a whole row in its detail, the second a value in its very message.
test.each([
  [
    'a row that is there already',
    '23505',
    `insert into account select 'u-x', email, null, '', '', null, country, language, company_id, customer_type, status, false, false, false, null, created_at from account where uid = 'u-ulipy-owner'`,
  ],
  ['a value that does not fit', '22P02', `perform email::int from account where uid = 'u-ulipy-owner'`],
])('an error of the database about %s is logged without its data', async (_name, code, statement) => {
  await portal.sql(
    `create or replace function trip() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  );
  await portal.sql(
    'create or replace trigger trip before insert on sign_in_throttle for each row execute function trip()',
  );

  const { status, body } = await portal.visitor.askForToken(email, canary);
  await portal.sql('drop trigger trip on sign_in_throttle');

  const line = portal.log.find((logLine) => logLine.includes(body.errors[0].extensions.requestId)) ?? '{}';
  expect(status).toBe(500);
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'a request met a fault', err: { code } });
  expect(JSON.parse(line).err.stack).toContain('throttle.store.ts');
  expect(line).not.toMatch(/@|ulipy|canary/);
});

test('a mail that is sent names nobody in the log', async () => {
  await operate(portal, 'test-mail', email, 'en');
  await readMails(portal);

  expect(logged()).not.toContain(canary);
});

test('a line of the log names the request, the route and the outcome', async () => {
  const { headers } = await portal.visitor.get(`${shipTo}/100234`);

  const lines = portal.log
    .map((line) => JSON.parse(line))
    .filter(({ requestId }) => requestId === headers['x-request-id']);
  expect(lines).toMatchObject([
    { level: 30, code: 'UNAUTHORIZED', msg: 'a request was refused' },
    { level: 20, method: 'GET', route: `${shipTo}/:id`, status: 401, msg: 'answered' },
  ]);
});
