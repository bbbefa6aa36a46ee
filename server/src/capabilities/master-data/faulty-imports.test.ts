import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { csvOf, type Importer, importerAs } from './test-imports.ts';

// Prices of this day are what the portal trips over: a fault that nobody foresaw.
const day = '2028-02-02';
/** More than are written while the caller waits. */
const rowCount = 2_100;

let portal: TestPortal;
let operator: Importer;
let list: string;
let owner: pg.Client;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const [found] = await portal.sql<{ code: string }>(
    `select code from price_list where country = 'CZ' and not is_market_list order by code limit 1`,
  );
  list = found?.code ?? '';
  owner = new pg.Client({ connectionString: portal.superuserUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await portal.close();
});

const prices = (count: number) =>
  csvOf(
    Array.from({ length: count }, (_, index) => ({
      price_list: list,
      sku: 'CZ100001',
      kind: 'contract',
      min_qty: `${index + 2}`,
      valid_from: day,
      net_price: '10',
    })),
  );
const countPrices = async () =>
  (await portal.sql<{ n: number }>('select count(*)::int as n from price where valid_from = $1', [day]))[0]?.n;

async function tripOver(table: 'price' | 'import_row', condition: string): Promise<() => Promise<unknown>> {
  await owner.query(`create function trip() returns trigger language plpgsql as $$
    begin if ${condition} then raise 'nobody foresaw this'; end if; return new; end $$`);
  await owner.query(`create trigger trip before insert on ${table} for each row execute function trip()`);
  return () => owner.query('drop function trip cascade');
}

for (const [way, count] of [
  ['while its caller waits', 3],
  ['by a job', rowCount],
] as const)
  test(`a fault of ours that meets a commit ${way} ends it with words, and it may be tried again`, async () => {
    const previewed = await operator.preview(prices(count), 'kind=prices');
    const mend = await tripOver('price', `new.valid_from = '${day}' and new.min_qty = ${count}`);

    await operator.commit(previewed.id, { previewHash: previewed.previewHash });
    const ended = await operator.settled(previewed.id);
    await mend();

    expect(ended).toMatchObject({ state: 'previewed', error: { code: 'IMPORT_FAULT' } });
    expect(await countPrices()).toBe(0);
    await operator.commit(previewed.id, { previewHash: previewed.previewHash });
    expect(await operator.settled(previewed.id)).toMatchObject({ state: 'committed', error: null });
    expect(await countPrices()).toBe(count);
    await operator.undo(previewed.id);
    expect(await countPrices()).toBe(0);
  });

test('a fault of ours that meets a preview ends it with words, and its kind is free for the next file', async () => {
  const mend = await tripOver('import_row', `new.becomes->>'valid_from' = '${day}'`);

  const ended = await operator.preview(prices(3), 'kind=prices');
  await mend();

  expect(ended).toMatchObject({ state: 'failed', error: { code: 'IMPORT_FAULT' } });
  expect(await operator.preview(prices(3), 'kind=prices')).toMatchObject({ state: 'previewed' });
});
