import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import { type ShipToRow, type TransportRow, toShipTo, toTransport } from './company.store.ts';
import type { Supply } from './rules/company.model.ts';

export type SupplyStore = ReturnType<typeof supplyStore>;

/** How goods come to a ship-to and who pays for them, in one statement: every change of a cart asks for it. */
export const supplyStore = namedStore('company', (transaction: Transaction) => ({
  async findSupply({ markets, companyIds, shipToIds }: Scope, id: string): Promise<Supply | undefined> {
    const [row] = await runFixed<SupplyRow>(
      transaction,
      markets.length > 0
        ? fixed`${supply} where s.id = ${id} and (s.country = any(${markets}) or s.company_id = any(${companyIds}) or s.id = any(${shipToIds}))`
        : fixed`${supply} where s.id = ${id} and (s.company_id = any(${companyIds}) or s.id = any(${shipToIds}))`,
    );
    return row && toSupply(row);
  },
}));

const supply = part(`
  select s.id, s.name, s.status, s.customer_type, s.company_id, s.street, s.postal_code, s.city, s.province, s.country,
    o.id as sold_to_id, o.name as sold_to_name, p.id as payer_id, p.name as payer_name, p.street as payer_street,
    p.postal_code as payer_postal_code, p.city as payer_city, p.country as payer_country, p.identification_no, p.taxvat,
    array(select code from payer_payment_method where payer_id = p.id order by position) as payment_methods,
    array(select row_to_json(t) from ship_to_transport t where t.ship_to_id = s.id order by preference, transport_type) as transports
  from ship_to s join sold_to o on o.id = s.sold_to_id join payer p on p.id = o.payer_id`);

type SupplyRow = ShipToRow & {
  payer_street: string;
  payer_postal_code: string;
  payer_city: string;
  payer_country: string;
  identification_no: string;
  taxvat: string;
  payment_methods: string[];
  transports: TransportRow[];
};

const toSupply = (row: SupplyRow): Supply => ({
  shipTo: toShipTo(row),
  payer: {
    id: row.payer_id,
    name: row.payer_name,
    street: row.payer_street,
    postalCode: row.payer_postal_code,
    city: row.payer_city,
    country: row.payer_country as Country,
    identificationNo: row.identification_no,
    taxVat: row.taxvat,
  },
  paymentMethods: row.payment_methods,
  transports: row.transports.map(toTransport),
});
