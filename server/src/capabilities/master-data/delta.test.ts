import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import type { Caller } from '../../testing/caller.ts';
import { composeOver } from '../../testing/compose.ts';
import { examples } from '../../testing/examples.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { csvOf, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let program: Caller;
let operator: Importer;
let list: string;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'erp@meridian.example', [{ role: 'integration' }]);
  program = await portal.signIn('erp@meridian.example');
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const [found] = await portal.sql<{ code: string }>(
    `select code from price_list where country = 'CZ' and not is_market_list order by code limit 1`,
  );
  list = found?.code ?? '';
});
beforeEach(async () => {
  await portal.sql(`delete from price where valid_from >= '2027-01-01'`);
  await portal.sql('delete from master_row');
  await portal.sql('delete from master_waiting');
  await portal.sql(`delete from master_owner`);
  await portal.sql(
    `insert into master_owner (kind, owner) values ('prices', 'erp'), ('companies', 'erp'), ('payers', 'erp')`,
  );
});
afterAll(() => portal.close());

type Item = { columns: Record<string, string>; sourceChangedAt: string };
const put = (items: readonly Item[], kind = 'prices') => program.send('PUT', `/api/staff/master/${kind}`, { items });
const resultsOf = async (items: readonly Item[], kind?: string): Promise<string[]> =>
  (await put(items, kind)).body.results.map(({ result }: { result: string }) => result);
const at = (second: number): string => new Date(Date.UTC(2026, 10, 12, 9, 0, second)).toISOString();
const price = (net_price: string, second: number, more: Record<string, string> = {}): Item => ({
  columns: { price_list: list, sku: 'CZ100001', kind: 'promotion', valid_from: '2027-01-01', net_price, ...more },
  sourceChangedAt: at(second),
});
const stored = () =>
  portal.sql<{ min_qty: number; net_price: string; valid_to: string }>(
    `select min_qty, net_price, valid_to from price where valid_from >= '2027-01-01' order by min_qty`,
  );

test('an older message never overwrites a newer one, and the same one again changes nothing', async () => {
  expect(await resultsOf([price('100', 10)])).toEqual(['taken']);
  expect(await resultsOf([price('100', 10), price('90', 5), price('100', 20), price('110', 30)])).toEqual([
    'unchanged',
    'older',
    'taken',
    'taken',
  ]);
  expect(await stored()).toMatchObject([{ net_price: '110.00' }]);
});

test('two messages about different columns of a row both count, whichever comes first', async () => {
  await put([price('100', 1)]);
  await put([price('90', 20)]);

  expect(await resultsOf([price('80', 10, { valid_to: '2027-02-01' })])).toEqual(['taken']);
  expect(await stored()).toMatchObject([{ net_price: '90.00', valid_to: '2027-02-01' }]);
});

test('what is wrong is refused item by item, with its columns', async () => {
  const { body } = await put([
    price('1,5', 1),
    price('100', 2, { colour: 'red' }),
    price('100', 3, { valid_to: '2026-01-01' }),
    price('100', 4, { min_qty: '7' }),
  ]);

  expect(body.results).toMatchObject([
    { result: 'refused', code: 'FILE_ERROR', faults: [{ column: 'net_price' }] },
    { result: 'refused', faults: [{ column: 'colour' }] },
    { result: 'refused', faults: [{ column: 'valid_to' }] },
    { result: 'taken', faults: [] },
  ]);
  expect(await stored()).toMatchObject([{ min_qty: 7 }]);
});

test('a row waits for its parent, comes with it, and is reported after a day', async () => {
  const payer = {
    columns: {
      id: 'P-NEW',
      company: 'C-NEW',
      name: 'Nová hospoda',
      city: 'Brno',
      market: 'CZ',
      identification_no: '12345679',
      tax_number: 'CZ12345679',
    },
    sourceChangedAt: at(1),
  };
  const { id: _id, company: _company, city: _city, ...head } = payer.columns;

  expect(await resultsOf([payer], 'payers')).toEqual(['waiting']);
  expect(await portal.sql(`select id from payer where id = 'P-NEW'`)).toEqual([]);
  expect(await resultsOf([{ columns: { ...head, id: 'C-NEW' }, sourceChangedAt: at(2) }], 'companies')).toEqual([
    'taken',
  ]);
  expect(await portal.sql(`select id from payer where id = 'P-NEW'`)).toEqual([{ id: 'P-NEW' }]);

  await put([{ ...payer, columns: { ...payer.columns, id: 'P-LOST', company: 'C-LOST' } }], 'payers');
  const waitingOf = async () => (await program.get('/api/staff/master/payers')).body.waiting;
  expect(await waitingOf()).toMatchObject([{ key: 'P-LOST', isOver: false, faults: [{ column: 'company' }] }]);
  await settle();
  expect(await waitingOf()).toMatchObject([{ isOver: false }]);
  await portal.sql(`update master_waiting set arrived_at = arrived_at - interval '24 hours 1 second'`);
  await settle();
  expect(await waitingOf()).toMatchObject([{ key: 'P-LOST', isOver: true }]);
});

/** What the job does every ten minutes. */
async function settle(): Promise<void> {
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { masterDataOf } = composeOver(database, portal.clock);
  await database.write((transaction) => masterDataOf(transaction).settleWaiting());
  await database.close();
}

test('any order of arrival ends with the same rows', async () => {
  const count = examples({ few: 2_000, all: 10_000 });
  const random = randomFrom(7);
  const messages = Array.from({ length: count }, (_, index) =>
    price(String(1 + Math.floor(random() * 900)), 1 + Math.floor(random() * 40), {
      min_qty: String(2 + (index % 50)),
      ...(index % 3 === 0 ? { valid_to: `2027-0${1 + Math.floor(random() * 9)}-28` } : {}),
    }),
  );
  const states: object[] = [];
  for (let round = 0; round < 2; round += 1) {
    await portal.sql(`delete from price where valid_from >= '2027-01-01'`);
    await portal.sql('delete from master_row');
    const sent = [shuffled(messages, random), shuffled(messages, random)];
    // Twice over, and both at once.
    const answers = await Promise.all(sent.map(sendAll));
    expect(answers.flat().every((status) => status === 200)).toBe(true);
    states.push(await stored());
  }

  expect(states[0]).toHaveLength(50);
  expect(states[1]).toEqual(states[0]);
});

test('the default of a bundle passes from one option to another, whichever message comes first', async () => {
  await portal.sql(`insert into master_owner (kind, owner) values ('bundle-options', 'erp')`);
  const [part] = await portal.sql<{ id: string; bundle: string; part: number }>(
    `select i.id, i.bundle_sku as bundle, i.position + 1 as part from bundle_item i
     join bundle_option o on o.bundle_item_id = i.id group by i.id having count(*) > 1 order by i.id limit 1`,
  );
  if (!part) throw new Error('no part with a choice');
  const say = (option: number, is_default: string): Item => ({
    columns: { bundle: part.bundle, part: String(part.part), option: String(option), is_default },
    sourceChangedAt: at(option),
  });
  const states: object[] = [];
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    await portal.sql(`delete from master_row where kind = 'bundle-options'`);
    await portal.sql(`update bundle_option set is_default = (position = 0) where bundle_item_id = '${part.id}'`);
    for (const option of [...order, ...order]) await put([say(option, option === 1 ? '0' : '1')], 'bundle-options');
    states.push(
      await portal.sql(`select position from bundle_option where bundle_item_id = '${part.id}' and is_default`),
    );
  }

  expect(states).toEqual([[{ position: 1 }], [{ position: 1 }]]);
  expect(await portal.sql('select key from master_waiting')).toEqual([]);
});

async function sendAll(items: readonly Item[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 0; from < items.length; from += 500) statuses.push((await put(items.slice(from, from + 500))).status);
  return statuses;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** The same numbers every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test('of what the ERP owns nobody brings a file, and of what the portal owns no program anything', async () => {
  const file = csvOf([price('100', 1).columns]);
  const owner = (body: object) => operator.caller.send('PUT', '/api/staff/master-owners', body);

  const byPerson = await operator.start(file, 'kind=prices');
  const stale = await owner({ kind: 'prices', owner: 'portal', version: 9 });
  const set = await owner({ kind: 'prices', owner: 'portal', version: 1 });
  const byProgram = await put([price('100', 1)]);
  const allowed = await operator.start(file, 'kind=prices');

  expect([byPerson.status, byPerson.body.code]).toEqual([409, 'OWNED_BY_ERP']);
  expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(set.body).toEqual({ kind: 'prices', owner: 'portal', version: 2 });
  expect([byProgram.status, byProgram.body.code]).toEqual([409, 'OWNED_BY_PORTAL']);
  expect(allowed.status).toBe(202);
  await operator.settled(allowed.body.importId);
});

test('a screen does not write what the ERP owns', async () => {
  await portal.sql(`insert into master_owner (kind, owner) values ('holidays', 'erp')`);
  const holiday = { country: 'CZ', date: '2026-12-30' };

  const refused = await operator.caller.send('POST', '/api/staff/holidays', holiday);
  await portal.sql(`update master_owner set owner = 'portal' where kind = 'holidays'`);
  const allowed = await operator.caller.send('POST', '/api/staff/holidays', holiday);

  expect([refused.status, refused.body.code]).toEqual([409, 'OWNED_BY_ERP']);
  expect(allowed.status).toBeLessThan(300);
});

test('programs read page by page what was taken', async () => {
  await put(Array.from({ length: 5 }, (_, index) => price('100', 1, { min_qty: String(index + 2) })));
  const first = (await program.get('/api/staff/master/prices?limit=3')).body;
  const second = (await program.get(`/api/staff/master/prices?limit=3&after=${first.next}`)).body;

  const quantities = [...first.results, ...second.results].map(({ columns }) => columns.min_qty).sort();
  expect(quantities).toEqual(['2', '3', '4', '5', '6']);
  expect(second.next).toBeNull();
  expect((await program.get('/api/staff/master/prices?after=nonsense')).status).toBe(400);
});
