import { writtenMoney } from '@dray/contract/texts/written-value.ts';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller as ReadingCaller } from '#platform/request/request.ts';
import type { Caller } from '../../../testing/caller.ts';
import { examples } from '../../../testing/examples.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addEntries, type TestEntry } from '../list/test-entries.ts';
import { statementStore } from './statement.store.ts';
import { closingOf } from './statement-paper.ts';

const today = '2026-11-12';

let portal: TestPortal;
let database: Database;
let accountant: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ now: `${today}T09:30:00Z`, env: { JOBS: '0' } });
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  accountant = await portal.signIn('accountant@ulipy.example');
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const dayAt = (offset: number) => new Date(Date.parse('2025-11-01') + offset * 86_400_000).toISOString().slice(0, 10);
const lastDay = (Date.parse(today) - Date.parse('2025-11-01')) / 86_400_000;
const bill = fc.record({
  kind: fc.constantFrom('invoice open', 'invoice paid', 'invoice cancelled', 'credit-note open', 'credit-note settled'),
  minor: fc.integer({ min: 1, max: 99_999_999 }),
  issued: fc.integer({ min: 0, max: lastDay }),
  /** Days after it was issued: often later than today. */
  due: fc.integer({ min: 0, max: 60 }),
  /** Reported only now and then, and never before it happened. */
  paid: fc.option(fc.integer({ min: 0, max: 40 })),
  payer: fc.constantFrom('300101', '300101', '300102'),
});
type Bill = typeof bill extends fc.Arbitrary<infer Value> ? Value : never;

const toEntry = ({ kind, minor, issued, due, paid, payer }: Bill, index: number): TestEntry => {
  const [type = '', standing = ''] = kind.split(' ');
  const isPaid = standing === 'paid' || standing === 'settled';
  return {
    id: `S${index}`,
    type,
    standing,
    amount: ((type === 'invoice' ? minor : -minor) / 100).toFixed(2),
    document_date: dayAt(issued),
    due_date: type === 'invoice' ? dayAt(issued + due) : null,
    paid_on: isPaid && paid !== null ? dayAt(Math.min(lastDay, issued + paid)) : null,
    ...(payer === '300101' ? {} : { payer_id: payer, company_id: 'C1002', ship_to_id: '100237' }),
  };
};

/** As it is printed, without the printing. */
const readAccount = (from: string, to: string) =>
  database.read((transaction) => {
    const grants = [{ companyId: 'C1001', country: 'CZ', shipToId: undefined, sections: [] }] as const;
    const reader = { isStaff: false, grants, staffGrants: [] } as unknown as ReadingCaller;
    const reach = { scope: mintScope(reader, reader.grants), payerIds: [], companyIds: [], today: { CZ: today } };
    return statementStore(transaction).readAccount(reach, { payerId: '300101', currency: 'CZK', from, to });
  });

/** What the printed paper says, by its labels. */
async function readStatement(from: string, to: string): Promise<Record<'opening' | 'movements' | 'closing', string>> {
  const answer = await fetch(`${portal.url}/api/mydocuments/statement?payer=300101&from=${from}&to=${to}&Language=en`, {
    headers: { authorization: `Bearer ${accountant.token}` },
  });
  const pdf = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const pages = await pdf.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pages.numPages; number += 1) {
    const { items } = await (await pages.getPage(number)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str.replaceAll(/\s/g, ' ')] : [])));
  }
  await pdf.destroy();
  const after = (label: string) => texts[texts.lastIndexOf(label) + 1] ?? '';
  return {
    opening: after('Opening balance'),
    movements: after('Documents and payments'),
    closing: after('Closing balance'),
  };
}

const written = (minor: number) => writtenMoney('en', minor, 'CZK').replaceAll(/\s/g, ' ');

test('a statement until today ends with what the balance says, and begins with what the one before ended with', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(bill, { maxLength: 60 }), fc.integer({ min: 40, max: lastDay }), async (bills, cut) => {
        await addEntries(portal, bills.map(toEntry));
        const { body } = await accountant.get('/api/mydocuments/balances');
        const own = body.balances.find(({ payerId }: { payerId: string }) => payerId === '300101');

        const before = await readAccount(dayAt(20), dayAt(cut - 1));
        const until = await readAccount(dayAt(cut), today);

        expect(closingOf(until)).toBe(Math.round(own.open * 100));
        expect(until.openingMinor).toBe(closingOf(before));
      })
      .afterEach(() => portal.sql('delete from document_entry').then(() => undefined)),
    { numRuns: examples({ few: 6, all: 20 }) },
  );
});

test('opening, documents and payments make up the closing balance', async () => {
  await addEntries(portal, [
    { id: 'A', amount: '1000.10', document_date: '2026-10-05', due_date: '2026-10-19' },
    { id: 'B', amount: '500.25', document_date: '2026-10-20', due_date: '2026-11-03', standing: 'paid' },
    { id: 'C', amount: '300.00', document_date: '2026-11-02', due_date: '2026-11-30', standing: 'paid' },
    { id: 'D', type: 'credit-note', amount: '-50.05', document_date: '2026-11-05' },
    { id: 'E', amount: '77.00', document_date: '2026-11-06', standing: 'cancelled' },
  ]);

  const november = await readStatement('2026-11-01', today);

  // B and C are paid, C although nobody reported when and it is not due yet.
  const figures = { opening: 1_500_35, movements: 300_00 - 50_05 - 500_25 - 300_00, closing: 950_05 };
  expect(november).toEqual({
    opening: written(figures.opening),
    movements: written(figures.movements),
    closing: written(figures.closing),
  });
});
