import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { testPassword } from '../testing/small-world/people.ts';

let portal: TestPortal;
let bearer: string;

beforeAll(async () => {
  portal = await openTestPortal();
  bearer = `Bearer ${await portal.visitor.getToken('owner@ulipy.example', testPassword)}`;
});
afterAll(() => portal.close());

const sheet = (sku: string, query = '', headers: Record<string, string> = { authorization: bearer }) =>
  portal.app.inject({ url: `/content/downloads/${sku}/datasheet.pdf${query}`, headers });

test('a product has a data sheet in the language of its address, named with all its accents', async () => {
  const answer = await sheet('CZ100006', '?Language=cs');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toBe(
    "attachment; filename*=UTF-8''Žlutý Mlýn Výčepní 10° – CZ100006 – produktový list.pdf",
  );
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(lettersOf(answer.rawPayload)).toEqual(expect.arrayContaining([...'Žlutýčřěů°']));
});

test('its languages differ, and the same one comes out the same', async () => {
  const [czech, again, italian] = await Promise.all(
    ['cs', 'cs', 'it'].map((it) => sheet('CZ100001', `?Language=${it}`)),
  );

  expect(again?.rawPayload).toEqual(czech?.rawPayload);
  expect(italian?.rawPayload).not.toEqual(czech?.rawPayload);
  expect(
    await sheet('CZ100001', '?Language=cs', { authorization: bearer, 'if-none-match': String(czech?.headers.etag) }),
  ).toMatchObject({
    statusCode: 304,
  });
});

test('only who is signed in gets one, and what has none is not found', async () => {
  const stranger = await sheet('CZ100001', '', {});
  const forged = await sheet('CZ100001', '', { cookie: '__Host-sid=forged', authorization: 'Bearer forged' });

  expect([stranger.statusCode, forged.statusCode]).toEqual([401, 401]);
  for (const sku of ['CZ999999', 'CZS100201', '%00', 'x'.repeat(90)])
    expect((await sheet(sku)).json(), sku).toMatchObject({ code: 'NOT_FOUND' });
});

/** The letters that the embedded fonts can give back when text is copied: each font's map from glyphs to Unicode. */
function lettersOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, data = '']) => {
      try {
        return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const maps = streams.filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar'));
  return maps.flatMap((map) =>
    [...map.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code = '']) => String.fromCharCode(Number.parseInt(code, 16))),
  );
}
