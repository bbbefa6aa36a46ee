import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Importer, importerAs } from './test-imports.ts';

const rowCount = 12_000;

let portal: TestPortal;
let operator: Importer;
let file: string;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const [found] = await portal.sql<{ code: string }>(
    `select code from price_list where country = 'CZ' and not is_market_list order by code limit 1`,
  );
  const rows = Array.from(
    { length: rowCount },
    (_, index) => `${found?.code};CZ100001;contract;${index + 2};2027-01-01;10`,
  );
  file = ['price_list;sku;kind;min_qty;valid_from;net_price', ...rows, ''].join('\n');
});
afterAll(() => portal.close());

const progressOf = async (id: string) => (await operator.show(id)).body.progress;
const countPrices = async () =>
  (await portal.sql<{ n: number }>(`select count(*)::int as n from price where valid_from = '2027-01-01'`))[0]?.n;

/** As PostgreSQL sees it when a process is killed: the long transaction's connection is gone. */
const kill = (): Promise<object[]> =>
  portal.sql(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database()) and mode = 'ExclusiveLock'
    and pid in (select pid from pg_stat_activity where xact_start is not null)`);

test('a preview and a commit that are killed left nothing, and are made anew as a whole', async () => {
  const { body } = await operator.start(file, 'kind=prices');
  const id = body.importId;
  await eventually(async () => ((await progressOf(id)).read >= 2_000 ? true : undefined));
  const killed = await kill();
  const rowsAfterKill = await portal.sql<{ n: number }>('select count(*)::int as n from import_row where run_id = $1', [
    id,
  ]);

  const previewed = await operator.settled(id);
  expect([0, rowCount]).toContain(rowsAfterKill[0]?.n);
  expect(previewed).toMatchObject({ state: 'previewed', counts: [{ new: rowCount, refused: 0 }] });

  await operator.commit(id, { previewHash: previewed.previewHash });
  await eventually(async () => ((await progressOf(id)).written >= 2_000 ? true : undefined));
  killed.push(...(await kill()));
  const pricesAfterKill = await countPrices();

  const committed = await operator.settled(id);
  expect(killed.length).toBeGreaterThanOrEqual(2);
  expect([0, rowCount]).toContain(pricesAfterKill);
  expect(committed).toMatchObject({ state: 'committed' });
  expect(await countPrices()).toBe(rowCount);
});

test('a reading that is stopped leaves nothing', async () => {
  const { body } = await operator.start(file.replaceAll('2027-01-01', '2027-01-02'), 'kind=prices');
  await eventually(async () => ((await progressOf(body.importId)).read >= 1_000 ? true : undefined));

  const stopped = await operator.stop(body.importId);

  expect(stopped.body).toMatchObject({ state: 'stopped' });
  const again = await operator.preview('price_list;sku;kind;net_price\n', 'kind=prices');
  expect(again.state).toBe('previewed');
  expect(await portal.sql('select 1 from import_row where run_id = $1', [body.importId])).toEqual([]);
});
