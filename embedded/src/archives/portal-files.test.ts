import type { Caller } from '@dray/server/testing/caller.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListReader } from './testing/list-reader.ts';
import { startTestArchives, type TestArchives } from './testing/test-archives.ts';

let archives: TestArchives;
let portal: TestPortal;
let accountant: Caller;
beforeAll(async () => {
  archives = await startTestArchives();
  portal = await openTestPortal({ env: { ...archives.env, JOBS: '0' } });
  accountant = await portal.signIn('accountant@tatravelko.example');
  await accountant.get('/api/mydocuments/GetAllDocuments');
  const reader = await openListReader(portal, archives);
  await reader.readAsked();
  await reader.close();
});
afterAll(async () => {
  await portal.close();
  await archives.stop();
});

const path = '/api/mydocuments/cablog-C1/file';
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${accountant.token}`;
  const answer = await portal.app.inject({ url, headers: { authorization, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

describe('a part of a file', () => {
  test.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-9', 5, 10],
    ['bytes=-6', -6, undefined],
    ['bytes=10-', 10, undefined],
    ['bytes=0-99999999', 0, undefined],
  ])('%s', async (range, start, end) => {
    const whole = await fetched(path);
    const part = await fetched(path, { range });

    const size = whole.bytes.length;
    const first = start < 0 ? size + start : start;
    expect([whole.status, whole.headers['accept-ranges'], part.status]).toEqual([200, 'bytes', 206]);
    expect(part.bytes.equals(whole.bytes.subarray(start, end))).toBe(true);
    expect(part.headers['content-range']).toBe(`bytes ${first}-${first + part.bytes.length - 1}/${size}`);
  });

  test('beyond its end there is none', async () => {
    const { status, headers, bytes } = await fetched(path, { range: 'bytes=99999999-' });

    expect([status, bytes.length]).toEqual([416, 0]);
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  test.each(['bytes=0-1,4-5', 'bytes=9-2', 'lines=1-2', 'bytes=a-b'])('%s: the whole', async (range) => {
    expect((await fetched(path, { range })).status).toBe(200);
  });

  test('of a file that has changed since: the whole', async () => {
    const { headers } = await fetched(path);

    expect((await fetched(path, { range: 'bytes=0-4', 'if-range': '"another"' })).status).toBe(200);
    expect((await fetched(path, { range: 'bytes=0-4', 'if-range': String(headers.etag) })).status).toBe(206);
    expect((await fetched(path, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });
});

test('to be shown or to be saved, by a name in the reader’s words', async () => {
  const saved = await fetched(`${path}?Language=cs`);
  const shown = await fetched(`${path}?Language=it&inline=1`);

  expect(decodeURIComponent(String(saved.headers['content-disposition']))).toBe(
    "attachment; filename*=UTF-8''Dodací-list-C1.pdf",
  );
  expect(shown.headers['content-disposition']).toBe("inline; filename*=UTF-8''DDT-C1.pdf");
});

test('anyone who takes a document is written down, with whose it is', async () => {
  const listTaken = () =>
    portal.sql<{ actor: string; subject: string; company_id: string }>(
      `select actor, subject, company_id from audit_event
       where action = 'document-downloaded' and subject = 'document:tesi-T1' order by id`,
    );
  const before = await listTaken();

  await fetched('/api/mydocuments/tesi-T1/file');

  expect((await listTaken()).slice(before.length)).toEqual([
    { actor: 'u-tatravelko-accountant', subject: 'document:tesi-T1', company_id: 'C2001' },
  ]);
});

describe('several as a zip', () => {
  test('hold each file by its name, and name what could not be had', async () => {
    const ids = 'cablog-C1,cablog-C2,tesi-T1,olsa-O2,cablog-C1';
    const { status, headers, bytes } = await fetched(`/api/mydocuments/zip?Language=sk&ids=${ids}`);
    const text = bytes.toString('utf8');

    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['content-disposition']).toMatch(/Dokumenty-\d{4}-\d{2}(_\d{4}-\d{2})?-Tatra/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['Dodací-list-C1.pdf', 'Dodací-list-C2.pdf', 'Dokument-T1.pdf', 'chyba.txt'])
      expect(text).toContain(name);
    expect(text).toContain('Tieto dokumenty sa nepodarilo pridať:\r\n\r\nFaktúra-O2.pdf');
    // The end of the central directory says how many entries there are.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(4);
  });

  test('at most two hundred, and none with a foreign one among them', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `x${index}`).join(',');

    expect((await fetched(`/api/mydocuments/zip?ids=${many}`)).status).toBe(400);
    expect((await fetched('/api/mydocuments/zip?ids=cablog-C1,9999999')).status).toBe(404);
  });
});
