import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { readUpload } from './read-upload.ts';

afterEach(() => {
  vi.useRealTimers();
});

const maxBytes = 1_000;
const aroundBytes = 16 * 1_024;
const formOf = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="orders.csv"\r\n\r\n'),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n--b--\r\n'),
  ]);

/** A call whose body comes as the test sends it; without a length unless one is given. */
function upload({ uid = 'u-1', type = 'multipart/form-data; boundary=b', length }: Partial<Upload> = {}) {
  const body = new PassThrough();
  const headers = { 'content-type': type, ...(length === undefined ? {} : { 'content-length': String(length) }) };
  const said: string[] = [];
  const request = { headers, raw: Object.assign(body, { headers }) } as unknown as FastifyRequest;
  const reply = { header: (...header: string[]) => void said.push(header.join(': ')) } as unknown as FastifyReply;
  const answer = readUpload(request, reply, { uid, upload: { field: 'file', maxBytes } }).then(
    ({ name, bytes }) => `${name} ${bytes.length}`,
    ({ code }: { code: string }) => code,
  );
  return { body, said, answer };
}
type Upload = { uid: string; type: string; length: number };

test('a file as large as it may be comes whole, however it is cut', async () => {
  const { body, answer, said } = upload();
  const form = formOf(maxBytes);

  for (let at = 0; at < form.length; at += 7) body.write(form.subarray(at, at + 7));
  body.end();

  expect([await answer, said]).toEqual(['orders.csv 1000', []]);
});

test('one byte more is too much', async () => {
  const { body, answer, said } = upload();

  body.end(formOf(maxBytes + 1));

  expect([await answer, said]).toEqual(['BODY_TOO_LARGE', []]);
});

test('who is still sending too much is not hung up on, so that they hear why', async () => {
  const { body, answer, said } = upload({ length: 5_000_000 });

  expect([await answer, said]).toEqual(['BODY_TOO_LARGE', []]);
  for (let sent = 0; sent < 5_000_000; sent += 50_000)
    if (!body.write(Buffer.alloc(50_000))) await new Promise((resolve) => body.once('drain', resolve));

  expect([body.destroyed, body.readableLength]).toEqual([false, 0]);
});

test('what is far beyond anything sensible ends with the connection', async () => {
  const { answer, said } = upload({ length: 65 * 1024 * 1024 });

  expect([await answer, said]).toEqual(['BODY_TOO_LARGE', ['connection: close']]);
});

test('without a length it is read to the limit and no further: the answer does not wait for its end', async () => {
  const { body, answer } = upload();

  body.write(Buffer.alloc(maxBytes + aroundBytes));
  body.write('x');

  expect(await answer).toBe('BODY_TOO_LARGE');
});

test('what says that it is too long is refused before it comes', async () => {
  const tooLong = upload({ length: maxBytes + aroundBytes + 1 });
  const justFits = upload({ uid: 'u-2', length: maxBytes + aroundBytes });

  justFits.body.end(formOf(10));

  expect(await tooLong.answer).toBe('BODY_TOO_LARGE');
  expect(await justFits.answer).toBe('orders.csv 10');
});

test.each([undefined, 'application/json', 'multipart/form-data', 'multipart/mixed; boundary=b'])(
  'what is no form is refused: %s',
  async (type) => {
    expect(await upload({ type: type ?? '' }).answer).toBe('UNSUPPORTED_MEDIA_TYPE');
  },
);

test('a sender who leaves in between, or sends no form, has sent nothing', async () => {
  const left = upload();
  left.body.write('--b');
  await new Promise((resolve) => setImmediate(resolve));
  left.body.emit('aborted');
  const before = upload({ uid: 'u-2' });
  before.body.destroy();
  const malformed = upload({ uid: 'u-3' });
  malformed.body.end('--c\r\n');

  expect(await Promise.all([left, before, malformed].map(({ answer }) => answer))).toEqual([
    'MALFORMED_REQUEST',
    'MALFORMED_REQUEST',
    'MALFORMED_REQUEST',
  ]);
});

test('a file that trickles has two minutes, and what comes later is not kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { body, answer } = upload();
  let isOver = false;
  void answer.then(() => {
    isOver = true;
  });

  await vi.advanceTimersByTimeAsync(119_999);
  const before = isOver;
  await vi.advanceTimersByTimeAsync(1);

  expect([before, await answer]).toEqual([false, 'REQUEST_TOO_SLOW']);
  expect(body.listenerCount('data')).toBe(0);
});

test('one sender’s files are read one after the other, and eight senders’ at once', async () => {
  const first = upload();
  const second = upload();
  const others = Array.from({ length: 7 }, (_none, index) => upload({ uid: `other-${index}` }));
  await new Promise((resolve) => setImmediate(resolve));
  const ninth = upload({ uid: 'ninth' });

  expect(await ninth.answer).toBe('SERVICE_UNAVAILABLE');
  expect([first, second].map(({ body }) => body.listenerCount('data'))).toEqual([1, 0]);
  for (const { body } of [first, second, ...others]) body.end(formOf(1));
  expect(await Promise.all([first, second, ...others].map(({ answer }) => answer))).toEqual(
    Array.from({ length: 9 }, () => 'orders.csv 1'),
  );
});
