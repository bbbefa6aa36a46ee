import { marketOf } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import { bitColumn, choiceColumn, decimalColumn, idColumn, lineColumn } from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  Consequence,
  FindComing,
  Judgement,
  MasterKind,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { type MasterCompanyStore, masterCompanyStore } from './master-company.store.ts';
import { masterCreditStore } from './master-credit.store.ts';
import { findParents, parents } from './parents.ts';

/**
 * What payers may owe: the ERP's to say unless it has been set otherwise, and always approved by a second person. What
 * becomes of an order beyond the limit (`mode`) is the portal's own. Nothing ends: without a limit everything may be owed.
 */
export const creditKind = (clock: Clock): MasterKind => ({
  key: ['payer'],
  ownerUnlessSet: 'erp',
  portalColumns: ['mode'],
  columns: {
    payer: idColumn({ isNeeded: true, isFixed: true }),
    credit_limit: decimalColumn({ whole: 12, decimals: 2 }),
    currency: lineColumn(3, { isOnlyChecked: true }),
    blocked: bitColumn({ isNeeded: true, otherwise: '0' }),
    mode: choiceColumn(['none', 'warn', 'block'], { isNeeded: true, otherwise: 'warn' }),
  },
  open(transaction): MasterTable {
    const store = masterCreditStore(transaction);
    const companies = masterCompanyStore(transaction);
    return {
      find: (rows) => store.findLines(rows.map(({ payer = '' }) => payer)),
      list: ({ countries, after, limit }) => store.listLines(countries, after?.payer ?? '', limit),
      async write(rows) {
        const payers = await companies.findBelonging(
          'payer',
          rows.map(({ payer = '' }) => payer),
        );
        const currencyOf = new Map(payers.map(({ id, country }) => [id, marketOf(country).currency]));
        const whole = rows.map((row) => ({ ...row, currency: currencyOf.get(row.payer ?? '') ?? '' }));
        await store.writeLines(whole, clock.now());
      },
      judge: (rows, findComing) => judge(companies, findComing, rows),
      async takeBack(rows) {
        await store.removeLines(rows.map(({ payer = '' }) => payer));
        return rows;
      },
      findConsequences: async (rows) => consequencesOf(rows),
    };
  },
});

async function judge(
  companies: MasterCompanyStore,
  findComing: FindComing,
  rows: readonly ComingRow[],
): Promise<Judgement[]> {
  const payers = await findParents(companies, findComing, parents.payer, rows);
  return rows.map(({ row: { payer = '', currency } }): Judgement => {
    const known = payers.get(payer);
    if (!known) return { faults: [fault('payer', 'NO_PAYER', { id: payer })] };
    const money = marketOf(known.country).currency;
    return currency && currency !== money
      ? { faults: [fault('currency', 'MONEY_OF_MARKET', { currency: money, market: known.country })] }
      : { country: known.country };
  });
}

/** Payers whose orders stop, or are held where they were let through. */
function consequencesOf(rows: readonly ComingRow[]): Consequence[] {
  const stops = (row: ComingRow['row'] | undefined) => row?.blocked === '1' || row?.mode === 'block';
  const stopped = rows.filter(({ row, stored }) => stops(row) && !stops(stored?.row));
  return stopped.length > 0 ? [{ code: 'PAYERS_BLOCKED', count: stopped.length }] : [];
}
