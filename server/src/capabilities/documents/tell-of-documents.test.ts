import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import { createLogger } from '#platform/logger.ts';
import { actForReader } from '../../compose/reception.ts';
import { composeOver } from '../../testing/compose.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type NotifiedCompanies, tellCompanies } from './tell-of-documents.ts';

let portal: TestPortal;
let database: Database;
let composed: ReturnType<typeof composeOver>;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T06:00:00Z', env: { JOBS: '0' } });
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  composed = composeOver(database, portal.clock);
});
afterAll(async () => {
  await database.close();
  await portal.close();
});
afterEach(() =>
  portal.sql('truncate notification, billing_document, document_entry, job_run, document_to_tell cascade'),
);

/** Bills of a company, which came at a moment; the numbers go on from the first. */
async function addBills(
  first: number,
  count: number,
  { companyId = 'C1001', payerId = '300101', seenAt = '2026-11-12T01:00:00Z' },
) {
  const numbers = [first, first + count - 1];
  await portal.sql(
    `insert into billing_document (number, kind, type, payer_id, document_date, currency, net_total, tax_total, is_cancelled,
       is_paid, changed_at, digest, first_seen_at, file_state)
     select n::text, 'invoice', 'F2', $3, '2026-11-11', 'CZK', 100, 21, false, false, $4, n, $4, 'missing'
     from generate_series($1::int, $2::int) n`,
    [...numbers, payerId, seenAt],
  );
  await portal.sql(
    `insert into document_entry (id, source, type, number, document_date, amount, currency, standing, payer_id, company_id, country)
     select n::text, 'erp', 'invoice', n::text, '2026-11-11', 121, 'CZK', 'open', $3, $4, 'CZ'
     from generate_series($1::int, $2::int) n`,
    [...numbers, payerId, companyId],
  );
}

/** Companies of which nobody is here; they come before those that have people. */
const addStrangers = async (count: number) => {
  for (let n = 0; n < count; n += 1)
    await addBills(100 + n, 1, { companyId: `A${String(n).padStart(2, '0')}`, payerId: 'P' });
};

const tell = (onChunk: (from: NotifiedCompanies | undefined) => void = () => undefined) =>
  workInChunks<NotifiedCompanies>({ database, clock: portal.clock, job: 'tell-of-documents' }, (transaction, from) => {
    onChunk(from);
    const parts = { ...composed, clock: portal.clock, actForReader: actForReader(composed) };
    return tellCompanies(parts, transaction, from);
  });
const notified = () =>
  portal.sql<{ uid: string; count: number }>(
    `select uid, jsonb_array_length(params -> 'ids')::int as count from notification where kind = 'documents-new' order by uid`,
  );
const countsOf = async (uid: string) => (await notified()).filter((each) => each.uid === uid).map(({ count }) => count);

test('who gets one bill hears of it, however many thousands came to others after it', async () => {
  await addBills(1_000, 1, { companyId: 'C2001', payerId: '300201', seenAt: '2026-11-11T01:00:00Z' });
  await addBills(10_000, 6_000, {});

  await tell();

  expect(await countsOf('u-tatravelko-accountant')).toEqual([1]);
  // The list has them all.
  expect(await countsOf('u-ulipy-accountant')).toEqual([500]);
});

test('a morning that is broken off goes on with the companies that are left, and nobody hears twice', async () => {
  await addStrangers(25);
  await addBills(1_000, 2, {});
  let isBroken = true;
  const begun: (string | undefined)[] = [];
  const chunk = (from: NotifiedCompanies | undefined) => {
    begun.push(from?.last);
    if (from && isBroken) throw new Error('the process was stopped');
  };

  await expect(tell(chunk)).rejects.toThrow('the process was stopped');
  const meanwhile = await notified();
  isBroken = false;
  await tell(chunk);
  await tell(chunk);

  expect(begun).toEqual([undefined, 'A19', 'A19', undefined, 'A19']);
  expect(meanwhile).toEqual([]);
  expect(await countsOf('u-ulipy-accountant')).toEqual([2]);
});

test('what was broken off is not gone through on the next morning, which has all of it and what came since', async () => {
  await addStrangers(25);
  await addBills(1_000, 1, {});
  const stopping = (from: NotifiedCompanies | undefined) => {
    if (from) throw new Error('the process was stopped');
  };
  await expect(tell(stopping)).rejects.toThrow();
  portal.clock.advance({ minutes: 24 * 60 });
  await addBills(1_001, 1, {});

  await tell();

  expect(await countsOf('u-ulipy-accountant')).toEqual([2]);
});

test('bills of long ago that come all at once were imported, and are no news', async () => {
  await addBills(1_000, 3, {});
  await portal.sql(`update billing_document set document_date = '2026-09-01' where number <> '1000'`);

  await tell();

  expect(await countsOf('u-ulipy-accountant')).toEqual([1]);
});
