import { hasNumberForm, numberExample } from '@dray/contract/company/company-numbers.ts';
import { type Country, isCountry } from '@dray/contract/markets.ts';
import { fault, rule } from '#platform/csv/cell-fault.ts';
import { lineColumn, marketColumn, matchingColumn } from '#platform/master/master-columns.ts';
import type { MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { masterSupplierStore } from './master-supplier.store.ts';

const needed = { isNeeded: true } as const;

/** One row a market: who sells there, as invoices and pro-formas name them. */
export const suppliersKind: MasterKind = {
  key: ['market'],
  columns: {
    market: marketColumn({ isNeeded: true, isFixed: true }),
    name: lineColumn(120, needed),
    street: lineColumn(120, needed),
    postal_code: lineColumn(12, needed),
    city: lineColumn(80, needed),
    identification_no: lineColumn(20, needed),
    tax_number: lineColumn(20, needed),
    register: lineColumn(120, needed),
    iban: matchingColumn(/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/, rule('IBAN'), needed),
    bic: matchingColumn(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, rule('BIC'), needed),
    bank: lineColumn(120, needed),
  },
  findContradictions: ({ market, tax_number = '' }) =>
    !isCountry(market) || hasNumberForm(market, 'tax', tax_number)
      ? []
      : [fault('tax_number', 'NUMBER_OF_MARKET', { market, example: numberExample(market, 'tax') })],
  open(transaction): MasterTable {
    return {
      ...masterSupplierStore(transaction).suppliers(),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
    };
  },
};
