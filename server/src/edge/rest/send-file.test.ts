import { gunzipSync } from 'node:zlib';
import type { FileAnswer, FileManner } from '@dray/contract/file-answer.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';
import { sendFile } from './send-file.ts';

let app: FastifyInstance;
let file: FileAnswer;
let manner: FileManner;
beforeEach(() => {
  file = { type: 'application/pdf', name: 'Faktura 1.pdf', bytes: Buffer.from('0123456789') };
  manner = { hasRanges: true };
  app = fastify();
  app.get('/', async (request, reply) => sendFile(request, reply, file, manner));
});
afterEach(() => app.close());

const fetched = async (headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.inject({ url: '/', headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, bytes: answer.rawPayload };
};
const text = (content: string): FileAnswer => ({ type: 'text/csv; charset=utf-8', bytes: content });

test.each([
  [{}, 'no-store'],
  [{ byLink: true, hasRanges: true }, 'no-store'],
  [{ byLink: true, isKept: true }, 'private, no-cache'],
  [{ publicSeconds: 3_600 }, 'public, max-age=3600'],
  [{ publicSeconds: 60, isImmutable: true }, 'public, max-age=60, immutable'],
] as const)(
  'a file of the manner %o is kept as %s, also when it is only said to be the same',
  async (each, expected) => {
    manner = each;

    const whole = await fetched();
    const same = await fetched({ 'if-none-match': String(whole.headers.etag) });

    expect([whole.status, whole.headers['cache-control']]).toEqual([200, expected]);
    expect([same.status, same.headers['cache-control'], same.text]).toEqual([304, expected, '']);
  },
);

test('only pictures and the metadata of single sign-on may be kept by others: everything else is its reader’s own', () => {
  const kept = Object.entries(restRoutes).filter(([, route]) => 'file' in route && 'publicSeconds' in route.file);

  expect(kept.map(([, { path }]) => path).sort()).toEqual(['/pictures/:file', '/sso/metadata']);
});

test('only content may be kept by its reader’s browser: of documents, statements and attachments no copy stays', () => {
  const kept = Object.entries(restRoutes).filter(([, route]) => 'file' in route && 'isKept' in route.file);

  expect(kept.map(([name]) => name).sort()).toEqual([
    'downloadMaterial',
    'getContentFile',
    'getPublicContentFile',
    'previewMaterial',
  ]);
});

test('another tag than the file has brings the file', async () => {
  expect(await fetched({ 'if-none-match': '"another"' })).toMatchObject({ status: 200, text: '0123456789' });
});

test('text is packed for anyone who takes it, under a tag of its own', async () => {
  file = text('a;b\n'.repeat(100));
  const plain = await fetched();
  const packed = await fetched({ 'accept-encoding': 'br, gzip' });

  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
  expect([plain.headers.vary, packed.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const others = { 'accept-encoding': 'gzip', 'if-none-match': String(plain.headers.etag) };
  expect((await fetched(others)).status).toBe(200);
});

test('what is kept and changes afterwards has another tag', async () => {
  const first = await fetched();
  file = { ...file, bytes: Buffer.from('9876543210') } as FileAnswer;

  expect((await fetched({ 'if-none-match': String(first.headers.etag) })).text).toBe('9876543210');
});

test('a part is sent where parts may be asked for, and the whole where not', async () => {
  const part = await fetched({ range: 'bytes=2-5' });
  const beyond = await fetched({ range: 'bytes=10-' });
  manner = {};
  const whole = await fetched({ range: 'bytes=2-5' });

  expect(part).toMatchObject({ status: 206, text: '2345', headers: { 'content-range': 'bytes 2-5/10' } });
  expect(part.headers['accept-ranges']).toBe('bytes');
  expect(beyond).toMatchObject({ status: 416, text: '', headers: { 'content-range': 'bytes */10' } });
  expect(whole).toMatchObject({ status: 200, text: '0123456789' });
});

test('parts of two files are never put together: of another copy the whole comes', async () => {
  const { headers } = await fetched();

  const same = await fetched({ range: 'bytes=2-5', 'if-range': String(headers.etag) });
  const changed = await fetched({ range: 'bytes=2-5', 'if-range': '"old"' });

  expect([same.status, same.text]).toEqual([206, '2345']);
  expect([changed.status, changed.text]).toEqual([200, '0123456789']);
});

test('nothing in a file may run, and only a shown PDF is let into the reader’s own', async () => {
  const saved = await fetched();
  file = { ...file, isShown: true };
  const shown = await fetched();
  file = { ...file, type: 'image/svg+xml' };
  const drawing = await fetched();

  const sandbox = "default-src 'none'; sandbox";
  expect(saved.headers['content-security-policy']).toBe(sandbox);
  expect(drawing.headers['content-security-policy']).toBe(sandbox);
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect([saved, shown].map(({ headers }) => headers['content-disposition'])).toEqual([
    "attachment; filename*=UTF-8''Faktura%201.pdf",
    "inline; filename*=UTF-8''Faktura%201.pdf",
  ]);
});

test('what is made while it is sent says its length where that is known', async () => {
  async function* parts() {
    yield Buffer.from('ab');
    yield Buffer.from('c');
  }
  file = { type: 'application/zip', parts: parts(), size: 3 };

  const answer = await fetched();

  expect([answer.text, answer.headers['content-length'], answer.headers.etag]).toEqual(['abc', '3', undefined]);
});

test.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
])('of ten bytes %s is %o', (header, expected) => {
  expect(byteRangeOf(header, 10)).toEqual(expected);
});

test('of nothing no part can be had', () => {
  expect([byteRangeOf('bytes=-1', 0), byteRangeOf('bytes=0-', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
