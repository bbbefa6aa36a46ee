import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

test('anybody gets the picture of a pack, for a day and without a right to run anything', async () => {
  const answer = await get('/content/packs/KEG50/havranov--havranov-12.svg');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

test('a small picture is another one than the large', async () => {
  const [large, small] = await Promise.all(
    ['', '-s'].map((size) => get(`/content/packs/CR20/zluty-mlyn--desitka${size}.svg`)),
  );

  expect(small?.body.length).toBeLessThan((large?.body.length ?? 0) / 2);
});

test('a browser that still has the picture is not sent it again', async () => {
  const url = '/content/packs/CAN24/tatrin--tatrin-12.svg';
  const first = await get(url);

  const again = await get(url, { 'if-none-match': String(first.headers.etag) });
  const other = await get('/content/packs/CAN24/tatrin--tatrin-11.svg', {
    'if-none-match': String(first.headers.etag),
  });

  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(other.statusCode).toBe(200);
});

test('it comes packed to whoever can unpack it', async () => {
  const url = '/content/labels/valdoro--classica.svg';

  const [plain, packed] = await Promise.all([get(url), get(url, { 'accept-encoding': 'gzip, deflate, br' })]);

  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
});

test.each([
  '/content/packs/KEG50/a-brewery-of-tomorrow--pale.svg',
  '/content/packs/BARREL7/havranov.svg',
  '/content/labels/a-brewery-of-tomorrow.svg',
  `/content/packs/CR20/${'a'.repeat(60)}--${'b'.repeat(60)}-s.svg`,
])('a brand or pack that nobody has drawn still gets a picture: %s', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 200 });
});

test.each([
  '/content/packs/keg50/havranov.svg',
  '/content/packs/KEG50/Havranov.svg',
  '/content/packs/KEG50/havranov.png',
  '/content/packs/KEG50/havranov---12.svg',
  '/content/packs/KEG50/-s.svg',
  '/content/packs/KEG50/..%2F..%2Fetc%2Fpasswd.svg',
  '/content/packs/KEG50/%3Cscript%3E.svg',
  `/content/packs/KEG50/${'a'.repeat(140)}.svg`,
  '/content/packs/K/havranov.svg',
  '/content/labels/.svg',
])('what is no name of a picture is not there: %s', async (url) => {
  const answer = await get(url);

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
