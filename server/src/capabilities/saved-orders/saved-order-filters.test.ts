import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

let portal: TestPortal;
let owner: Keeper;

/** Twelve orders, one a day from 1 November on, in turn for three pubs; the last one for none. */
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));
  for (let day = 1; day <= 12; day += 1) {
    const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: day }], `N${day}`);
    await portal.sql(`update cart set saved_at = $2::timestamptz, ship_to_id = $3 where id = $1`, [
      id,
      // Half an hour before midnight in UTC is already the next day in Brno.
      `2026-11-${String(day).padStart(2, '0')}T23:30:00Z`,
      day === 12 ? null : ['100234', '100235', '100236'][day % 3],
    ]);
  }
});
afterAll(() => portal.close());

type Listed = { customer_order_number: string };
const namesOf = ({ items }: { items: readonly Listed[] }) => items.map((item) => item.customer_order_number);

test('ten a page, the newest first, and how many there are', async () => {
  const [first, second, beyond] = [
    await owner.list(),
    await owner.list(undefined, { currentPage: 2 }),
    await owner.list(undefined, { currentPage: 2_000_000_000 }),
  ];

  expect(namesOf(first)).toEqual(['N12', 'N11', 'N10', 'N9', 'N8', 'N7', 'N6', 'N5', 'N4', 'N3']);
  expect(namesOf(second)).toEqual(['N2', 'N1']);
  expect(beyond.items).toEqual([]);
  for (const { page_info } of [first, second, beyond])
    expect(page_info).toEqual({ total_unique_items: 12, total_items: 12, total_pages: 2 });
});

test('the oldest first, if that is wanted', async () => {
  expect(namesOf(await owner.list(undefined, { sort: 'ASC', pageSize: 3 }))).toEqual(['N1', 'N2', 'N3']);
});

test.each([
  ['an id', { sap_id: ['100235'] }, ['N10', 'N7', 'N4', 'N1']],
  ['an id and a foreign one', { sap_id: ['100235', '100301', 'x'] }, ['N10', 'N7', 'N4', 'N1']],
  ['foreign ids alone', { sap_id: ['100301', '999999'] }, []],
  ['an empty list, which asks for nothing', { sap_id: [], shipto_name: ' ' }, ['N12', 'N11', 'N10']],
  ['part of a name, without accents', { shipto_name: 'LETNI zah' }, ['N10', 'N7', 'N4', 'N1']],
  ['part of an address', { deliver_to: 'kurim' }, ['N11', 'N8', 'N5', 'N2']],
  ['the ship-to’s id as where it goes', { deliver_to: '100234' }, ['N9', 'N6', 'N3']],
  ['the payer’s name', { bill_to: 'u lipy' }, ['N11', 'N10', 'N9']],
  ['the payer’s id', { bill_to: '300101' }, ['N11', 'N10', 'N9']],
  ['a payer that is not his', { bill_to: 'Velkosklad' }, []],
  ['days of the market’s own calendar', { date_from: '2026-11-04', date_to: '2026-11-06' }, ['N5', 'N4', 'N3']],
  ['one day', { date_from: '2026-11-13', date_to: '2026-11-13' }, ['N12']],
  ['days the wrong way round', { date_from: '2026-11-06', date_to: '2026-11-04' }, []],
  ['all together', { sap_id: ['100235'], date_from: '2026-11-06', shipto_name: 'zahrada' }, ['N10', 'N7']],
])('filters by %s', async (_name, filter, expected) => {
  expect(namesOf(await owner.list(filter)).slice(0, Math.max(3, expected.length))).toEqual(expected);
});

test('ten thousand ids are a question like any other', async () => {
  const sap_id = Array.from({ length: 10_000 }, (_, index) => String(200_000 + index));

  expect(namesOf(await owner.list({ sap_id: [...sap_id, '100235'] }))).toEqual(['N10', 'N7', 'N4', 'N1']);
});

test.each([
  ['page 0', undefined, { currentPage: 0 }],
  ['a page of nothing', undefined, { pageSize: 0 }],
  ['a page of a hundred thousand', undefined, { pageSize: 100_000 }],
  ['a page of 10⁹', undefined, { pageSize: 1_000_000_000 }],
  ['a day that is none', { date_from: '2026-02-30' }, {}],
  ['a day in another writing', { date_to: '12. 11. 2026' }, {}],
  ['a hostile day', { date_from: `'; drop table cart; --` }, {}],
])('%s is refused as malformed', async (_name, filter, page) => {
  const { body } = await owner.askForList(filter, page);

  expect(body.errors[0].extensions.code).toBe('MALFORMED_REQUEST');
});
