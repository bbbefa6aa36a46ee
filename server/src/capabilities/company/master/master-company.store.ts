import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { clockColumn, flagColumn, plainTable, writtenColumn } from '#platform/master/plain-table.ts';

export type MasterCompanyStore = ReturnType<typeof masterCompanyStore>;

/** Whose a payer, a sold-to or a ship-to is. */
export type Belonging = {
  id: string;
  companyId: string;
  country: Country;
  /** Of a ship-to, or of the first one of a company. */
  customerType?: string;
};

type Kind = 'company' | 'payer' | 'sold_to' | 'ship_to';

const field = (name: string) => ({ field: name });
const address = {
  name: field('name'),
  street: writtenColumn('street'),
  postal_code: writtenColumn('postal_code'),
  city: writtenColumn('city'),
  market: field('country'),
};
const numbers = { identification_no: writtenColumn('identification_no'), tax_number: writtenColumn('taxvat') };
const weekdays = {
  field: 'closed_weekdays',
  shown: `array_to_string(t.closed_weekdays, ' ')`,
  stored: (text: string) => text.split(' ').filter(Boolean).map(Number),
};

const typeOf: Readonly<Record<Kind, RawBuilder<unknown>>> = {
  company: sql`(select s.customer_type from ship_to s where s.company_id = company.id order by s.id limit 1)`,
  payer: sql`null`,
  sold_to: sql`null`,
  ship_to: sql`customer_type`,
};

/** Companies and their places as files have them. */
export const masterCompanyStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'company' | 'payer' | 'sold_to' | 'ship_to' | 'ship_to_transport'>();
  const plain = (name: string, columns: Parameters<typeof plainTable>[1]['columns'], key = ['id']) =>
    plainTable(tables, { name, columns, key });

  return {
    companies: () => plain('company', { id: field('id'), name: field('name'), market: field('country'), ...numbers }),
    payers: () => plain('payer', { id: field('id'), company: field('company_id'), ...address, ...numbers }),
    soldTos: () =>
      plain('sold_to', { id: field('id'), company: field('company_id'), payer: field('payer_id'), ...address }),
    shipTos: () =>
      plain('ship_to', {
        id: field('id'),
        company: field('company_id'),
        sold_to: field('sold_to_id'),
        ...address,
        province: field('province'),
        customer_type: field('customer_type'),
        status: field('status'),
      }),
    transports: () =>
      plainTable(tables, {
        name: 'ship_to_transport',
        key: ['ship_to', 'transport'],
        country: '(select country from ship_to where id = t.ship_to_id)',
        columns: {
          ship_to: field('ship_to_id'),
          transport: field('transport_type'),
          order: field('preference'),
          handstacked: flagColumn('handstacked'),
          minimum_pallets: field('minimum_pallets'),
          maximum_pallets: field('maximum_pallets'),
          minimum_weight_kg: field('minimum_weight_kg'),
          maximum_weight_kg: field('maximum_weight_kg'),
          minimum_price: field('minimum_price'),
          maximum_price: field('maximum_price'),
          lead_days: field('lead_days'),
          cut_off: clockColumn('cut_off'),
          closed_weekdays: weekdays,
        },
      }),

    async findBelonging(kind: Kind, ids: readonly string[]): Promise<Belonging[]> {
      const { rows } = await sql<Belonging>`
        select id, ${kind === 'company' ? sql`id` : sql`company_id`} as "companyId", country, ${typeOf[kind]} as "customerType"
        from ${sql.table(kind)} where id = any(${[...new Set(ids)]}::text[])
      `.execute(tables);
      return rows;
    },

    /** Those of them that nothing refers to; the others stay. */
    async takeBack(kind: Kind, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`
        select id from take_back_rows(${kind}::regclass, ${ids}::text[]) as id
      `.execute(tables);
      return new Set(rows.map(({ id }) => id));
    },

    async removeTransports(keys: readonly { ship_to_id: string; transport_type: string }[]): Promise<void> {
      await sql`
        delete from ship_to_transport where (ship_to_id, transport_type) in (
          select ship_to_id, transport_type from jsonb_populate_recordset(null::ship_to_transport, ${JSON.stringify(keys)}::jsonb)
        )
      `.execute(tables);
    },

    /** The way out for a ship-to: nobody orders for it any more, and what it has ordered stays. */
    async moveOut(ids: readonly string[]): Promise<void> {
      await sql`update ship_to set status = 'Move Out' where id = any(${ids}::text[])`.execute(tables);
    },
  };
});
