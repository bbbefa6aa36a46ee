import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { examples } from '../../../testing/examples.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addEntries, type TestEntry } from './test-entries.ts';

let portal: TestPortal;
let accountant: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  accountant = await portal.signIn('accountant@ulipy.example');
});
afterAll(() => portal.close());

const amount = fc.integer({ min: 1, max: 99_999_999 }).map((minor) => (minor / 100).toFixed(2));
const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const bill = fc.record({
  kind: fc.constantFrom(
    ...(['invoice open', 'invoice paid', 'invoice cancelled', 'credit-note open', 'credit-note settled'] as const),
    'proforma none' as const,
  ),
  amount,
  due: fc.option(day),
  owner: fc.constantFrom(['300101', 'C1001', '100234'], ['300104', 'C1004', '100244'], ['300102', 'C1002', '100237']),
});

const toEntry = ({ kind, amount: sum, due, owner }: Bill, index: number): TestEntry => {
  const [type = '', standing = ''] = kind.split(' ');
  const [payer_id = '', company_id = '', ship_to_id = ''] = owner;
  const isCredit = type === 'credit-note';
  return {
    id: `P${index}`,
    type,
    standing,
    amount: isCredit ? `-${sum}` : sum,
    payer_id,
    company_id,
    ship_to_id,
    due_date: type === 'invoice' ? due : null,
  };
};
type Bill = { kind: string; amount: string; due: string | null; owner: readonly string[] };

type Shown = { type: string; payerId: string; amount: number; status: string; dueDate: string | null };
const cents = (shown: readonly Shown[]) => shown.reduce((sum, each) => sum + Math.round(each.amount * 100), 0);

/** Counted from the list alone, page by page. */
async function balancesOfList() {
  const all: Shown[] = [];
  for (const status of ['status=open', 'status=overdue', 'type=credit-note'])
    for (let offset = 0, isMore = true; isMore; offset += 100) {
      const path = `/api/mydocuments/GetAllDocuments?${status}&limit=100&offset=${offset}`;
      const { body } = await accountant.get(path);
      all.push(...body.documentList.filter(({ status }: Shown) => status === 'open' || status === 'overdue'));
      isMore = body.documentList.length === 100;
    }
  return ['300101', '300104'].map((payerId) => {
    const own = all.filter((each) => each.payerId === payerId);
    const overdue = own.filter(({ status }) => status === 'overdue');
    const [oldest = null] = own.flatMap(({ dueDate }) => dueDate ?? []).sort();
    return {
      payerId,
      open: cents(own),
      openCount: own.filter(({ type }) => type === 'invoice').length,
      overdue: cents(overdue),
      overdueCount: overdue.length,
      oldest,
    };
  });
}

test('balances agree with the list to the cent, whatever is in it', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(bill, { maxLength: 150 }), async (bills) => {
        await addEntries(portal, bills.map(toEntry));

        const { body } = await accountant.get('/api/mydocuments/balances');

        const balances = body.balances.map((each: Record<string, number>) => ({
          payerId: each.payerId,
          open: Math.round((each.open ?? 0) * 100),
          openCount: each.openCount,
          overdue: Math.round((each.overdue ?? 0) * 100),
          overdueCount: each.overdueCount,
          oldest: each.oldestDueDate,
        }));
        expect(balances).toEqual(await balancesOfList());
      })
      .afterEach(() => portal.sql('delete from document_entry').then(() => undefined)),
    { numRuns: examples({ few: 8, all: 25 }) },
  );
});

test('a payer without documents has a balance of nothing, in their market’s currency', async () => {
  const { body } = await accountant.get('/api/mydocuments/balances');

  expect(body.balances[0]).toEqual({
    payerId: '300101',
    payerName: 'U Lípy s.r.o.',
    currency: 'CZK',
    open: 0,
    openCount: 0,
    creditNoteCount: 0,
    overdue: 0,
    overdueCount: 0,
    oldestDueDate: null,
    credit: null,
  });
});

test('a balance counts what its reader reaches: of two places of a payer one, and what is the payer’s as a whole', async () => {
  await addEntries(portal, [
    { id: 'B1', amount: '100.00', due_date: '2026-11-11', ship_to_id: '100234' },
    { id: 'B2', amount: '20.00', due_date: '2026-11-12', ship_to_id: '100235' },
    { id: 'B3', amount: '3.00', due_date: '2026-11-13', ship_to_id: null },
    { id: 'B4', amount: '5000.00', due_date: '2026-11-01', ship_to_id: '100235' },
  ]);
  await portal.sql(`update document_entry set is_listed = false where id = 'B4'`);
  const reader = await portal.signIn('accountant@ulipy.example');
  const own = async () => (await reader.get('/api/mydocuments/balances')).body.balances[0];
  const whole = await own();
  await portal.sql(
    `update role_grant set ship_to_id = '100235' where uid = 'u-ulipy-accountant' and company_id = 'C1001'`,
  );
  portal.clock.advance({ ms: 5_000 });
  const limited = await own();
  await portal.sql(`update role_grant set ship_to_id = null where uid = 'u-ulipy-accountant' and company_id = 'C1001'`);
  await portal.sql('delete from document_entry');

  // What is due today is not late yet.
  expect(whole).toMatchObject({ open: 123, openCount: 3, overdue: 100, overdueCount: 1, oldestDueDate: '2026-11-11' });
  expect(limited).toMatchObject({ open: 23, openCount: 2, overdue: 0, overdueCount: 0, oldestDueDate: '2026-11-12' });
});
