import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { plainTable } from '#platform/master/plain-table.ts';

const field = (name: string) => ({ field: name });

/** Who sells in a market, as papers name them. */
export const masterSupplierStore = namedStore('documents', (transaction: Transaction) => ({
  suppliers: () =>
    plainTable(transaction.$pickTables<'market_supplier'>(), {
      name: 'market_supplier',
      key: ['market'],
      columns: {
        market: field('country'),
        name: field('name'),
        street: field('street'),
        postal_code: field('postal_code'),
        city: field('city'),
        identification_no: field('identification_no'),
        tax_number: field('taxvat'),
        register: field('register'),
        iban: field('iban'),
        bic: field('bic'),
        bank: field('bank'),
      },
    }),
}));
