import { companyActions, managedActions, marketActions, sharedActions } from '@dray/contract/users/managed-actions.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { vacuum } from '../../testing/vacuum.ts';
import { whatGrows } from '../../testing/what-grows.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { auditTrailStore } from './audit-trail.store.ts';
import type { TrailFilter } from './trail-looks.store.ts';

const companies = 50;
const everyCompany = Array.from({ length: companies }, (_, n) => `C${n}`);

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Each third is done to companies while the record is young, a tenth to markets; later on all is orders and sign-ins. */
async function insertEvents(from: number, to: number): Promise<void> {
  await client.query(
    `insert into audit_event (at, actor, company_id, action, subject, request_id)
     select timestamptz '2026-01-01Z' + n * interval '1 minute', 'u-owner', case when n % 10 <> 9 then 'C' || n % $3 end,
       case when n % 100 = 99 then ($6::text[])[n / 100 % cardinality($6) + 1]
         when n <= 5000 and n % 10 = 9 then ($5::text[])[n % cardinality($5) + 1]
         when n / $3 % 3 = 0 and n <= 5000 then ($4::text[])[n / $3 / 3 % cardinality($4) + 1]
         when n % 2 = 0 then 'order-placed' else 'signed-in' end,
       case when n % 10 = 9 then 'market:' || ('{CZ,SK}'::text[])[n / 10 % 2 + 1] else 'account:u' || n % $3 end, 'r'
     from generate_series($1::int, $2::int) n`,
    [from, to, companies, [...companyActions], [...marketActions], [...sharedActions]],
  );
  // Each hundredth is done to five of the companies together.
  await client.query(
    `insert into audit_company (event_id, company_id, action, at)
     select id, 'C' || (id + 8 + part) % $1, action, at
     from (select * from audit_event where company_id is null and action = any($2) order by id desc limit $3) as event,
       generate_series(0, 40, 10) part`,
    [companies, [...sharedActions], Math.floor((to - from + 1) / 100)],
  );
  await vacuum(client, ['audit_event', 'audit_company']);
}

const everything: TrailFilter = {
  companyIds: ['C7'],
  markets: ['CZ'],
  actions: managedActions,
  subject: undefined,
  from: undefined,
  until: undefined,
};
const asked: Readonly<Record<string, Partial<TrailFilter>>> = {
  'a company': {},
  'one kind of change': { actions: ['password-set'] },
  'what is done to markets': { actions: ['sections-closed'] },
  'a person': { subject: 'account:u7' },
  'from a day on': { from: new Date('2026-01-02T00:00Z') },
  'up to a day': { until: new Date('2026-01-02T00:00Z') },
  staff: { companyIds: everyCompany },
  'staff, a person': { companyIds: everyCompany, subject: 'account:u7' },
  'staff, up to a day': { companyIds: everyCompany, until: new Date('2026-01-02T00:00Z') },
};
const page = { offset: 0, limit: 25, max: 1_000 };

test('what was done to a company is listed at the same cost however much else is in the record', async () => {
  await insertEvents(1, 5_000);
  const { transaction, blocksOf } = await countingBuffers(client);
  const trail = auditTrailStore(transaction);
  const calls = Object.fromEntries(
    Object.entries(asked).map(([what, filter]) => [what, () => trail.listEvents({ ...everything, ...filter }, page)]),
  );

  expect(await whatGrows(blocksOf, calls, () => insertEvents(5_001, 60_000))).toEqual([]);
});

test.each(Object.entries(asked))('of %s it lists and counts what the record holds', async (_what, changed) => {
  const { transaction } = await countingBuffers(client);
  const filter = { ...everything, ...changed };
  const { rows } = await client.query<{ id: string }>(
    `select id from audit_event where (company_id = any($1) or company_id is null and subject = any($6)
         or $3::text is null and id in (select event_id from audit_company where company_id = any($1)))
       and action = any($2) and ($3::text is null or subject = $3)
       and at >= coalesce($4, '-infinity'::timestamptz) and at < coalesce($5, 'infinity'::timestamptz) order by id desc`,
    [
      filter.companyIds,
      filter.actions,
      filter.subject,
      filter.from,
      filter.until,
      filter.markets.map((market) => `market:${market}`),
    ],
  );
  const ids = rows.map(({ id }) => id);

  const second = await auditTrailStore(transaction).listEvents(filter, { offset: 2, limit: 3, max: 40 });

  expect(second.events.map(({ id }) => id)).toEqual(ids.slice(2, 5));
  expect(ids.length).toBeGreaterThan(1);
  expect(second.total).toBe(Math.min(ids.length, 40));
});
