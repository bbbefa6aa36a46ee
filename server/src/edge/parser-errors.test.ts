import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** What comes back until the server closes the connection. */
const send = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a line break within a header', 'GET / HTTP/1.1\r\nhost: x\r\na: b\nc\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
    'MALFORMED_REQUEST',
  ],
  ['20 kB of headers', `GET / HTTP/1.1\r\nhost: x\r\nx-much: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('%s is refused as everything else is', async (_name, text, status, code) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');

  const answered = JSON.parse(body);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answered).toEqual({
    code,
    message: expect.stringMatching(/\w\.$/),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(head).toContain(`x-request-id: ${answered.requestId}`);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

test('it is in the figures, and the next caller is served', async () => {
  await send('hello\r\n\r\n');

  expect((await portal.readMetrics()).text).toMatch(/dray_refusals_total\{code="MALFORMED_REQUEST"\} \d/);
  expect((await portal.visitor.get('/health/live')).status).toBe(200);
});
