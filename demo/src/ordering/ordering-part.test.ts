import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '../load-demo-world.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  await loadDemoWorld(database.url, { fileStore: memoryFiles(), now: new Date('2026-11-15T12:00:00Z') });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = async <Row extends object>(statement: string): Promise<Row[]> => (await pool.query<Row>(statement)).rows;

test('every payer can pay, and wholesalers are given thirty days', async () => {
  const [without] = await rows(`select count(*)::int as payers from payer p
    where not exists (select from payer_payment_method m where m.payer_id = p.id and m.position = 1)`);
  const wholesaler = await rows(`select code from payer_payment_method where payer_id = '300102' order by position`);

  expect(without).toEqual({ payers: 0 });
  expect(wholesaler).toEqual([{ code: 'invoice30' }, { code: 'prepaid' }]);
});

test('of those who were verified all but the newest have accepted the purchase agreement, of the invited nobody', async () => {
  const wrong = await rows(`select uid from account
    where user_validation is distinct from exists (select from accepted_agreement a where a.uid = account.uid)`);

  expect(wrong).toEqual([{ uid: 'u-ulipy-new' }]);
});

test('of two who were invited the link of one counts and that of the other is over', async () => {
  const links = await rows(`select uid, expires_at > '2026-11-15' as counts from account_link order by uid`);

  expect(links).toEqual([
    { uid: 'u-smrekovec-bar', counts: false },
    { uid: 'u-ulipy-invited', counts: true },
  ]);
});

test('each market has coupons that count and one that is over, in five languages', async () => {
  const coupons = await rows<{ country: string; running: number; over: number; languages: number }>(`
    select country, count(*) filter (where '2026-11-15' between valid_from and valid_to)::int as running,
      count(*) filter (where valid_to < '2026-11-15')::int as over,
      min((select count(*) from jsonb_object_keys(label)))::int as languages
    from coupon group by country order by country`);

  expect(coupons).toEqual(['CZ', 'ES', 'IT', 'SK'].map((country) => ({ country, running: 2, over: 1, languages: 5 })));
});

test('without history nobody has ordered, saved or begun anything', async () => {
  const [counts] = await rows(`select (select count(*)::int from placed_order) as orders,
    (select count(*)::int from cart) as carts, (select count(*)::int from wishlist) as favourites`);

  expect(counts).toEqual({ orders: 0, carts: 0, favourites: 0 });
});
