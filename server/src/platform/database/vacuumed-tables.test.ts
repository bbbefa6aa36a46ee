import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type Described = { table: string; after: string; room: string };

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

/** What `docs/operate/database.md` tells operators, a table each. */
function readDescribed(): Described[] {
  const page = readFileSync(new URL('../../../../docs/operate/database.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## Vacuuming$([\s\S]*?)^## /m.exec(page) ?? [];
  return [...section.matchAll(/^\| (`.+`) \| (\S+(?: \S+)*) \| (.+) \|$/gm)].flatMap(
    ([, names = '', after = '', room = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, table = '']) => ({ table, after, room })),
  );
}

type Options = Readonly<Record<string, string>>;

/** What is set for a table, of vacuuming and room alone. */
async function readSet(): Promise<Map<string, Options>> {
  const { rows } = await client.query<{ relname: string; options: Options }>(
    `select relname, (
       select json_object_agg(option_name, option_value) from pg_options_to_table(reloptions)
       where option_name like 'autovacuum%' or option_name = 'fillfactor') as options
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.filter(({ options }) => options).map(({ relname, options }) => [relname, options]));
}

const afterRows = (rows: string): Options => ({
  autovacuum_vacuum_scale_factor: '0',
  autovacuum_vacuum_threshold: rows,
  autovacuum_vacuum_insert_scale_factor: '0',
  autovacuum_vacuum_insert_threshold: rows,
});

const setAs = ({ after, room }: Described): Options => ({
  ...(after.endsWith('rows')
    ? afterRows(after.replaceAll(/\D/g, ''))
    : { autovacuum_vacuum_scale_factor: '0.02', autovacuum_vacuum_insert_scale_factor: '0.02' }),
  ...(room === '–' ? {} : { fillfactor: String(100 - Number.parseInt(room, 10)) }),
});

test('each table is vacuumed as operators read it, and no other is set apart', async () => {
  const described = readDescribed();

  expect(described.length).toBeGreaterThan(0);
  expect(await readSet()).toEqual(new Map(described.map((each) => [each.table, setAs(each)])));
});

test('what is counted from an index alone is vacuumed at the latest after ten thousand new rows', async () => {
  const set = await readSet();

  for (const table of ['placed_order', 'document_entry', 'notification', 'audit_event'])
    expect(set.get(table)).toEqual(afterRows('10000'));
});

const byNumber = 'from generate_series(1, 400) n';
const sold = `'2026-11-01', 'b', 'g', 1, 1, 1, 1, 1`;

test.each([
  ['order_progress', `n::text, now(), 'p', 'none', false, 0, null, '[]', '' ${byNumber}`, `digest = 'other'`],
  ['order_line_state', `n::text, 1, 5 ${byNumber}`, 'confirmed = 5'],
  [
    'delivery',
    `n::text, 'none', 'none', 'open', false, now(), ${'null, '.repeat(9)} '' ${byNumber}`,
    `digest = 'other'`,
  ],
  ['notification_delivery', `gen_random_uuid(), 'mail' ${byNumber}`, `state = 'sent'`],
  ['sales_order', `n::text, 's', '[]' ${byNumber}`, `sold = '[{}]'`],
  ['sales_day', `n::text, ${sold} ${byNumber}`, 'packs = 2'],
  ['sales_month', `n::text, ${sold} ${byNumber}`, 'packs = 2'],
])('a change of %s finds room in its page and writes into no index', async (table, rows, change) => {
  await client.query('set session_replication_role = replica');
  await client.query(`insert into ${table} select ${rows}`);
  await client.query(`update ${table} set ${change} where hashtext(${table}::text) % 20 = 0`);
  await client.query('select pg_stat_force_next_flush()');
  await client.query('set session_replication_role = origin');

  const { rows: counted } = await client.query<{ changed: number; apart: number }>(
    `select n_tup_upd::int as changed, (n_tup_upd - n_tup_hot_upd)::int as apart from pg_stat_user_tables
     where relname = $1`,
    [table],
  );

  expect(counted[0]?.changed).toBeGreaterThan(5);
  expect(counted[0]?.apart).toBe(0);
});
