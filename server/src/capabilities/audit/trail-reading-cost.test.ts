import { recordedActions } from '@dray/contract/staff/recorded-actions.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { vacuum } from '../../testing/vacuum.ts';
import { whatGrows } from '../../testing/what-grows.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import type { AskedTrail } from './asked-trail.model.ts';
import { auditTrailStore } from './audit-trail.store.ts';
import { trailReadingStore } from './trail-reading.store.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('smallWorld');
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const companies = ['C1001', 'C1002', 'C1003', 'C1004', 'C2001', 'C3001', 'C4001'];

/** While the record is young all kinds of things are done, to the last company and by the first people, too; later on neither. */
async function insertEvents(from: number, to: number): Promise<void> {
  await client.query(
    `insert into audit_event (at, actor, company_id, action, subject, request_id)
     select timestamptz '2026-01-01Z' + n * interval '1 minute', who, ($3::text[])[case when n <= 20000 then n % 7 else n % 6 end + 1],
       case when n % 3 = 0 and n <= 20000 then ($4::text[])[(n / 3 + n / 1000) % cardinality($4) + 1]
         else ('{order-placed,signed-in,staff-read}'::text[])[n % 3 + 1] end,
       'account:' || who, 'r'
     from generate_series($1::int, $2::int) n
       cross join lateral (select 'u' || case when n <= 20000 then n % 10 else 10 + n % 10 end as who) as person`,
    // So few that each is done to everybody often, however many more there are.
    [from, to, companies, recordedActions.slice(0, 40)],
  );
  await vacuum(client, ['audit_event', 'company']);
}

const everything: AskedTrail = {
  reach: 'everything',
  actions: recordedActions,
  subject: undefined,
  actor: undefined,
  companyId: undefined,
  from: undefined,
  until: undefined,
};
const asked: Readonly<Record<string, Partial<AskedTrail>>> = {
  everything: {},
  'a subject': { subject: 'account:u7' },
  'a subject and an action': { subject: 'account:u7', actions: ['roles-changed'] },
  'an actor': { actor: 'u7' },
  'an actor and an action': { actor: 'u7', actions: ['roles-changed'] },
  'a company': { companyId: 'C4001' },
  'a company and an action': { companyId: 'C4001', actions: ['status-changed'] },
  'an action': { actions: ['status-changed'] },
  'from a day on': { from: new Date('2026-01-10T00:00Z') },
  'up to a day': { until: new Date('2026-01-05T00:00Z') },
  'a company, up to a day': { companyId: 'C4001', until: new Date('2026-01-05T00:00Z') },
  'two markets': { reach: { markets: ['CZ', 'SK'], companyIds: [] } },
  'one market, up to a day': { reach: { markets: ['ES'], companyIds: [] }, until: new Date('2026-01-05T00:00Z') },
  'an action in a portfolio': { reach: { markets: [], companyIds: ['C1003'] }, actions: ['staff-read'] },
};
const page = { before: undefined, offset: 0, limit: 25 };

test('the audit is read at the same cost however much else is in it', async () => {
  await insertEvents(1, 30_000);
  const { transaction, blocksOf } = await countingBuffers(client);
  const trail = trailReadingStore(transaction);
  const { rows } = await client.query<{ id: string }>(
    'select id from audit_event order by at desc, id desc offset 20000 limit 1',
  );
  const calls = Object.fromEntries(
    Object.entries(asked).flatMap(([what, filter]) => {
      const whole = { ...everything, ...filter };
      return [
        [what, () => trail.listTrail(whole, page)],
        [`${what}, further back`, () => trail.listTrail(whole, { ...page, before: rows[0]?.id })],
        [`${what}, counted`, () => trail.countTrail(whole, 100)],
      ];
    }),
  );
  const last = () => auditTrailStore(transaction).findLast(['account:u7', 'account:u8'], ['signed-in', 'token-issued']);

  const grown = await whatGrows(blocksOf, { ...calls, 'the last sign-in': last }, () => insertEvents(30_001, 150_000));

  expect(grown).toEqual([]);
}, 120_000);

test.each(Object.entries(asked))('of %s it lists and counts what the record holds', async (_what, changed) => {
  const { transaction } = await countingBuffers(client);
  const filter = { ...everything, ...changed };
  const { reach } = filter;
  const { rows } = await client.query<{ id: string }>(
    `select event.id from audit_event event left join company on company.id = event.company_id
     where action = any($1) and ($2::text is null or subject = $2) and ($3::text is null or actor = $3)
       and ($4::text is null or company_id = $4)
       and at >= coalesce($5, '-infinity'::timestamptz) and at < coalesce($6, 'infinity'::timestamptz)
       and ($7 or company.country = any($8) or company_id = any($9))
     order by at desc, event.id desc`,
    [
      filter.actions,
      filter.subject,
      filter.actor,
      filter.companyId,
      filter.from,
      filter.until,
      reach === 'everything',
      reach === 'everything' ? [] : reach.markets,
      reach === 'everything' ? [] : reach.companyIds,
    ],
  );
  const ids = rows.map(({ id }) => id);
  const trail = trailReadingStore(transaction);
  const idsOf = async (slice: typeof page | { before: string | undefined; offset: number; limit: number }) =>
    (await trail.listTrail(filter, slice)).map(({ id }) => id);

  expect(await idsOf({ before: undefined, offset: 2, limit: 3 })).toEqual(ids.slice(2, 5));
  expect(await idsOf({ before: ids[4], offset: 0, limit: 3 })).toEqual(ids.slice(5, 8));
  expect(ids.length).toBeGreaterThan(8);
  expect(await trail.countTrail(filter, 40)).toBe(Math.min(ids.length, 40));
});
