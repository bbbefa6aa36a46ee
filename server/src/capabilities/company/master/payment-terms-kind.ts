import { fault, rule } from '#platform/csv/cell-fault.ts';
import { idColumn, lineColumn, type MasterColumn } from '#platform/master/master-columns.ts';
import type { MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { masterCompanyStore } from './master-company.store.ts';
import { findParents, parents } from './parents.ts';
import { paymentTermsStore } from './payment-terms.store.ts';

const codes = ['invoice14', 'invoice30', 'cash', 'prepaid'];

const methods: MasterColumn = {
  ...lineColumn(60, { isNeeded: true }),
  rule: rule('ONE_OR_MORE_OF', { values: codes.join(', ') }),
  normal(text) {
    const named = text.split(/[\s|]+/).filter(Boolean);
    const isRight = named.every((code) => codes.includes(code)) && new Set(named).size === named.length;
    return isRight && named.length > 0 ? named.join(' ') : undefined;
  },
};

/** How a payer may pay. It is money: a second person approves it. */
export const paymentTermsKind: MasterKind = {
  key: ['payer'],
  columns: { payer: idColumn({ isNeeded: true, isFixed: true }), methods },
  open(transaction): MasterTable {
    const store = paymentTermsStore(transaction);
    const companies = masterCompanyStore(transaction);
    return {
      find: (rows) => store.findTerms(rows.map(({ payer = '' }) => payer)),
      list: ({ countries, after, limit }) => store.listTerms(countries, after?.payer ?? '', limit),
      write: (rows) => store.writeTerms(rows),
      async judge(rows, findComing) {
        const payers = await findParents(companies, findComing, parents.payer, rows);
        return rows.map(({ row: { payer = '' } }) => {
          const known = payers.get(payer);
          return known ? { country: known.country } : { faults: [fault('payer', 'NO_PAYER', { id: payer })] };
        });
      },
      takeBack: async (rows) => {
        await store.removeTerms(rows);
        return rows;
      },
    };
  },
};
