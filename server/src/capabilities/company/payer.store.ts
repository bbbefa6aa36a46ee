import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Company, Payer, SoldTo } from './rules/company.model.ts';

export type PayerStore = ReturnType<typeof payerStore>;

/** Who buys and who pays. Whose they are is decided by the ship-tos that a scope reaches: these give the ids. */
export const payerStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'company' | 'payer' | 'sold_to' | 'payer_payment_method'>();

  return {
    async listCompanies(ids: readonly string[]): Promise<Company[]> {
      const rows = await tables
        .selectFrom('company')
        .selectAll()
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, country, identification_no, taxvat }) => ({
        id,
        name,
        country: country as Country,
        identificationNo: identification_no,
        taxVat: taxvat,
      }));
    },

    async listPayers(ids: readonly string[]): Promise<(Payer & { companyId: string })[]> {
      const rows = await tables
        .selectFrom('payer')
        .selectAll()
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        companyId: row.company_id,
        name: row.name,
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
        country: row.country as Country,
        identificationNo: row.identification_no,
        taxVat: row.taxvat,
      }));
    },

    async listSoldTos(ids: readonly string[]): Promise<SoldTo[]> {
      const rows = await tables
        .selectFrom('sold_to')
        .selectAll()
        .where('id', '=', sql<string>`any(${[...ids]})`)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        payerId: row.payer_id,
        name: row.name,
        street: row.street,
        postalCode: row.postal_code,
        city: row.city,
        country: row.country as Country,
      }));
    },

    async listPaymentMethodsOf(payerIds: readonly string[]): Promise<{ payerId: string; code: string }[]> {
      const rows = await tables
        .selectFrom('payer_payment_method')
        .select(['payer_id', 'code'])
        .where('payer_id', '=', sql<string>`any(${[...payerIds]})`)
        .orderBy('position')
        .execute();
      return rows.map(({ payer_id, code }) => ({ payerId: payer_id, code }));
    },
  };
});
