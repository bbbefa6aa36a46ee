import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Supplier } from './supplier.model.ts';

export type SupplierStore = ReturnType<typeof supplierStore>;

export const supplierStore = namedStore('documents', (transaction: Transaction) => ({
  async findSupplier(country: Country): Promise<Supplier | undefined> {
    const row = await transaction
      .$pickTables<'market_supplier'>()
      .selectFrom('market_supplier')
      .selectAll()
      .where('country', '=', country)
      .executeTakeFirst();
    return (
      row && {
        name: row.name,
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
        identificationNo: row.identification_no,
        taxVat: row.taxvat,
        register: row.register,
        iban: row.iban,
        bic: row.bic,
        bank: row.bank,
      }
    );
  },
}));
