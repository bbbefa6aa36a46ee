import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { contentIdOf } from '../items/content-id.ts';
import { aPdf, aPng, facts, take } from '../test-content.ts';

const isHeavy = process.env.DRAY_HEAVY === '1';
const megabyte = 1024 * 1024;
/** 150 MB in the long form. */
const [largeFiles, largeBytes] = isHeavy ? [10, 15 * megabyte] : [6, 3 * megabyte];

const large = (index: number) => Buffer.concat([aPdf(`large ${index}`), Buffer.alloc(largeBytes, index + 1)]);
const largeNames = Array.from({ length: largeFiles }, (_, index) => `large-${index}.pdf`);

const cacheBytes = 24 * megabyte;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** What is held, without what only waits to be collected. */
function liveBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const { refused } = await take(portal, {
    'materials/brand/folder.md': facts({ name: { en: 'Brand: "A/B"', cs: 'Značka' } }),
    'materials/brand/posters/folder.md': facts({ name: 'Posters' }),
    'materials/brand/posters/files.md': facts({
      files: [
        { file: 'summer.pdf', name: 'Summer', brand: 'Žlutý Mlýn', date: '2026-11-01' },
        { file: 'winter.png', name: 'Winter', brand: 'Havranov', date: '2026-10-01' },
      ],
    }),
    'materials/brand/posters/summer.pdf': aPdf('summer'),
    'materials/brand/posters/winter.png': aPng(),
    'materials/brand/files.md': facts({ files: [{ file: 'summer.pdf', date: '2026-09-01' }] }),
    'materials/brand/summer.pdf': aPdf('another summer'),
    'materials/large/folder.md': facts({ name: 'Large' }),
    'materials/large/files.md': facts({ files: largeNames.map((file) => ({ file, date: '2026-01-01' })) }),
    ...Object.fromEntries(largeNames.map((name, index) => [`materials/large/${name}`, large(index)])),
  });
  expect(refused).toEqual([]);
}, 120_000);
afterAll(() => portal.close());

const idOf = (path: string) => contentIdOf('material', path);
const small = ['brand/posters/summer.pdf', 'brand/posters/winter.png', 'brand/summer.pdf'].map(idOf);
const zipOf = async (ids: readonly string[]) => {
  const owner = await portal.signIn('owner@ulipy.example');
  return owner.send('POST', '/content/downloadmaterial/bulk-files', { ids });
};

/** The names in a zip, by its own directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 46, 'latin1'))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
}

test('files come in their folders, under the names that people know', async () => {
  const { port, token } = await address();
  const answer = await fetch(`${port}/content/downloadmaterial/bulk-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [...small, small[0]] }),
  });
  const zip = Buffer.from(await answer.arrayBuffer());

  expect(answer.headers.get('content-disposition')).toContain('Materials-3.zip');
  expect(answer.headers.get('content-length')).toBe(String(zip.length));
  expect(namesIn(zip)).toEqual([
    'Brand- -A-B-/Posters/summer.pdf',
    'Brand- -A-B-/Posters/winter.png',
    'Brand- -A-B-/summer.pdf',
  ]);
});

test('folders, brands, search and type narrow the list', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const { body: folders } = await owner.get('/content/downloadmaterial/GetAllDMFolders');
  const names = async (query: string) =>
    (await owner.get(`/content/downloadmaterial?${query}`)).body.results.map(({ name }: { name: string }) => name);

  expect(folders).toEqual([
    { id: contentIdOf('folder', 'brand'), parentId: null, name: 'Brand: "A/B"', total: 3 },
    {
      id: contentIdOf('folder', 'brand/posters'),
      parentId: contentIdOf('folder', 'brand'),
      name: 'Posters',
      total: 2,
    },
    { id: contentIdOf('folder', 'large'), parentId: null, name: 'Large', total: largeFiles },
  ]);
  expect((await owner.get('/content/downloadmaterial/GetAllBrandsAsync')).body).toEqual([
    { id: 'havranov', name: 'Havranov', total: 1 },
    { id: 'zluty-mlyn', name: 'Žlutý Mlýn', total: 1 },
  ]);
  expect(await names(`folder=${contentIdOf('folder', 'brand')}`)).toEqual(['Summer', 'Winter', 'summer.pdf']);
  expect(await names('folder=none')).toEqual([]);
  expect(await names('brand=zluty-mlyn')).toEqual(['Summer']);
  expect(await names('search=zluty')).toEqual(['Summer']);
  expect(await names('type=image/png')).toEqual(['Winter']);
  const { body } = await owner.get('/content/downloadmaterial?type=image/png');
  expect(body.results[0]).toMatchObject({ width: 1, height: 1, brand: { id: 'havranov' }, fileName: 'winter.png' });
  expect((await owner.get(body.results[0].preview.link)).headers['content-type']).toBe('image/png');
});

test('one id that is none refuses the whole before anything is sent', async () => {
  const answer = await zipOf([...small, idOf('brand/none.pdf')]);

  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('too many files or bytes are reported before anything is sent', async () => {
  expect((await zipOf(Array.from({ length: 201 }, (_, index) => `id-${index}`))).body.code).toBe('ZIP_TOO_MANY_FILES');
  await portal.sql(
    "update content_file set size_bytes = 300 * 1024 * 1024 where role = 'material' and name like 'summer%'",
  );
  const { status, body } = await zipOf(small);
  await portal.sql('update content_file f set size_bytes = s.size_bytes from stored_file s where s.key = f.file_key');

  expect([status, body.code]).toEqual([422, 'ZIP_TOO_LARGE']);
  expect((await zipOf([])).status).toBe(400);
});

const largeIds = largeNames.map((name) => idOf(`large/${name}`));
const address = async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  return { port: portal.url, token: owner.token ?? '' };
};

/** Reads slowly: a chunk is taken only when it is asked for. */
async function openZip(ids: readonly string[], token: string) {
  const call = httpRequest(`${portal.url}/content/downloadmaterial/bulk-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  call.end(JSON.stringify({ ids }));
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  return { call, answer };
}

test(`a zip of ${(largeFiles * largeBytes) / megabyte} MB is whole, and never in memory as a whole`, async () => {
  const { answer } = await openZip(largeIds, (await address()).token);
  const before = liveBytes();
  let [size, most, looked] = [0, 0, 0];
  for await (const chunk of answer) {
    size += (chunk as Buffer).length;
    if (size - looked < largeBytes / 2) continue;
    looked = size;
    most = Math.max(most, liveBytes() - before);
  }

  expect(String(size)).toBe(answer.headers['content-length']);
  expect(size).toBeGreaterThan(largeFiles * largeBytes);
  // The file that is sent, the one that is read, and a few of the last in the cache.
  expect(most).toBeLessThan(2 * largeBytes + cacheBytes);
}, 120_000);

/** A place is free once the server has noticed that its reader is gone. */
const openFreeZip = (ids: readonly string[], token: string) =>
  eventually(async () => {
    const zip = await openZip(ids, token);
    if (zip.answer.statusCode === 200) return zip;
    zip.answer.resume();
    await once(zip.answer, 'end');
    return undefined;
  });

test('150 who go away stop theirs, and leave their place to anyone who comes next', async () => {
  const { token } = await address();
  for (let round = 0; round < 150; round += 1) {
    const { call, answer } = await openFreeZip(largeIds, token);
    if (round % 2 === 0) await once(answer, 'readable');
    const gone = once(call, 'close');
    call.destroy();
    await gone;
  }

  const { answer } = await openFreeZip(small, token);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  expect(namesIn(Buffer.concat(chunks))).toHaveLength(3);
}, 120_000);

test('a person takes two at once; a third is told when to come back, and others have theirs', async () => {
  const { token } = await address();
  const other = await portal.signIn('owner@zelena-vrata.example');
  const open = [await openFreeZip(largeIds, token), await openFreeZip(largeIds, token)];

  const third = await portal.callerWith(token).send('POST', '/content/downloadmaterial/bulk-files', { ids: small });
  open.push(await openFreeZip(largeIds, other.token ?? ''));

  expect([third.status, third.body.code, third.headers['retry-after']]).toEqual([429, 'DOWNLOADS_UNDER_WAY', '10']);
  expect(third.body.message).toContain('at most 2');
  for (const { call } of open) call.destroy();
}, 60_000);
