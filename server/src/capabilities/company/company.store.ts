import type { Country } from '@dray/contract/markets.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Tables } from '#platform/database/tables.generated.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ShipTo, ShipToStatus, Transport } from './rules/company.model.ts';

export type CompanyStore = ReturnType<typeof companyStore>;

const ownTables = (transaction: Transaction) =>
  transaction.$pickTables<'company' | 'payer' | 'sold_to' | 'ship_to' | 'ship_to_transport'>();

export const companyStore = namedStore('company', (transaction: Transaction) => {
  const tables = ownTables(transaction);

  const shipTos = tables
    .selectFrom('ship_to')
    .innerJoin('sold_to', 'sold_to.id', 'ship_to.sold_to_id')
    .innerJoin('payer', 'payer.id', 'sold_to.payer_id')
    .select(['ship_to.id', 'ship_to.name', 'ship_to.status', 'ship_to.customer_type', 'ship_to.company_id'])
    .select(['ship_to.street', 'ship_to.postal_code', 'ship_to.city', 'ship_to.province', 'ship_to.country'])
    .select(['sold_to.id as sold_to_id', 'sold_to.name as sold_to_name'])
    .select(['payer.id as payer_id', 'payer.name as payer_name']);

  return {
    async findShipTo(scope: Scope, id: string): Promise<ShipTo | undefined> {
      const row = await shipTos.where(isWithin(scope)).where('ship_to.id', '=', id).executeTakeFirst();
      return row && toShipTo(row);
    },

    async findFirstActiveShipTo(scope: Scope, country: Country): Promise<ShipTo | undefined> {
      const active = shipTos.where(isWithin(scope)).where('ship_to.status', '=', 'Active').orderBy('ship_to.id');
      const row = await (scope.markets.length > 0
        ? active.where('ship_to.country', '=', country)
        : active
      ).executeTakeFirst();
      return row && toShipTo(row);
    },

    /** Where there is exactly one; nobody who reaches a whole market has an only one. */
    async findOnlyActiveShipTo(scope: Scope): Promise<ShipTo | undefined> {
      if (scope.markets.length > 0) return undefined;
      const active = shipTos.where(isWithin(scope)).where('ship_to.status', '=', 'Active');
      const [first, second] = await active.limit(2).execute();
      return first && !second ? toShipTo(first) : undefined;
    },

    async listShipTos(scope: Scope): Promise<ShipTo[]> {
      const rows = await shipTos.where(isWithin(scope)).orderBy('ship_to.id').execute();
      return rows.map(toShipTo);
    },

    /** Of everybody, in the order of their ids, and nothing but that. */
    async listTrades(after: string | undefined, max: number): Promise<{ shipToId: string; trade: string }[]> {
      const page = tables.selectFrom('ship_to').select(['id', 'customer_type']).orderBy('id').limit(max);
      const rows = await (after === undefined ? page : page.where('id', '>', after)).execute();
      return rows.map(({ id, customer_type }) => ({ shipToId: id, trade: customer_type }));
    },

    /** Name and city alone, for anyone who has a role there. */
    async listShipToNames(ids: readonly string[]): Promise<{ id: string; name: string; city: string }[]> {
      if (ids.length === 0) return [];
      return tables.selectFrom('ship_to').select(['id', 'name', 'city']).where('id', 'in', ids).execute();
    },

    /** The name alone, for those who work there: anyone who knows the id from their own record may read it. */
    async findCompanyName(id: string): Promise<string | undefined> {
      const row = await tables.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst();
      return row?.name;
    },

    /** Where the scope holds at every ship-to, or at one at least. */
    async listCompanyIds(scope: Scope): Promise<string[]> {
      const rows = await tables.selectFrom('ship_to').select('company_id').distinct().where(isWithin(scope)).execute();
      return [...new Set([...scope.companyIds, ...rows.map((row) => row.company_id)])].sort();
    },

    ...supplyOf(tables),
  };
});

/** How goods come to a ship-to. */
function supplyOf(tables: ReturnType<typeof ownTables>) {
  return {
    async listTransports(shipTo: ShipTo): Promise<Transport[]> {
      const rows = await tables
        .selectFrom('ship_to_transport')
        .selectAll()
        .where('ship_to_id', '=', shipTo.id)
        .orderBy('preference')
        .orderBy('transport_type')
        .execute();
      return rows.map(toTransport);
    },

    async listTransportsOf(shipTos: readonly ShipTo[]): Promise<(Transport & { shipToId: string })[]> {
      const rows = await tables
        .selectFrom('ship_to_transport')
        .selectAll()
        .where('ship_to_id', '=', sql<string>`any(${shipTos.map(({ id }) => id)})`)
        .orderBy('ship_to_id')
        .orderBy('preference')
        .orderBy('transport_type')
        .execute();
      return rows.map((row) => ({ ...toTransport(row), shipToId: row.ship_to_id }));
    },

    /** The usual ones first; a ship-to that takes no deliveries has none. */
    async listTransportTypes(scope: Scope): Promise<string[]> {
      const rows = await tables
        .selectFrom('ship_to')
        .innerJoin('ship_to_transport', 'ship_to_transport.ship_to_id', 'ship_to.id')
        .select('transport_type')
        .where(isWithin(scope))
        .where('ship_to.status', '=', 'Active')
        .groupBy('transport_type')
        .orderBy((by) => by.fn.min('preference'))
        .orderBy((by) => by.fn.countAll(), 'desc')
        .orderBy('transport_type')
        .execute();
      return rows.map((row) => row.transport_type);
    },
  };
}

/** Rows of the companies, or of the single ship-tos, that the caller may touch. */
export const isWithin =
  ({ markets, companyIds, shipToIds }: Scope) =>
  (where: ExpressionBuilder<Pick<Tables, 'ship_to'>, 'ship_to'>) =>
    where.or([
      // Only for those who have one: for all others it would keep PostgreSQL from using its indexes.
      ...(markets.length > 0 ? [where('ship_to.country', '=', sql<string>`any(${markets})`)] : []),
      where('ship_to.company_id', '=', sql<string>`any(${companyIds})`),
      where('ship_to.id', '=', sql<string>`any(${shipToIds})`),
    ]);

export type ShipToRow = Pick<
  Tables['ship_to'],
  'id' | 'name' | 'status' | 'customer_type' | 'company_id' | 'street' | 'postal_code' | 'city' | 'country'
> & {
  province: string | null;
  sold_to_id: string;
  sold_to_name: string;
  payer_id: string;
  payer_name: string;
};

export const toShipTo = (row: ShipToRow): ShipTo => ({
  id: row.id,
  name: row.name,
  // Both are kept to their lists by the database itself.
  status: row.status as ShipToStatus,
  country: row.country as Country,
  customerType: row.customer_type,
  companyId: row.company_id,
  soldTo: { id: row.sold_to_id, name: row.sold_to_name },
  payer: { id: row.payer_id, name: row.payer_name },
  street: row.street,
  postalCode: row.postal_code,
  city: row.city,
  province: row.province ?? undefined,
});

export type TransportRow = {
  transport_type: string;
  handstacked: boolean;
  minimum_pallets: number | null;
  maximum_pallets: number | null;
  /** A text in a row, a number where the row came as JSON. */
  minimum_weight_kg: string | number | null;
  maximum_weight_kg: string | number | null;
  minimum_price: string | number | null;
  maximum_price: string | number | null;
  lead_days: number;
  cut_off: string;
  closed_weekdays: number[];
};

export const toTransport = (row: TransportRow): Transport => ({
  transportType: row.transport_type,
  handstacked: row.handstacked,
  minimumPallets: row.minimum_pallets ?? undefined,
  maximumPallets: row.maximum_pallets ?? undefined,
  minimumWeightKg: toNumber(row.minimum_weight_kg),
  maximumWeightKg: toNumber(row.maximum_weight_kg),
  minimumPrice: toNumber(row.minimum_price),
  maximumPrice: toNumber(row.maximum_price),
  leadDays: row.lead_days,
  cutOff: row.cut_off.slice(0, 5),
  closedWeekdays: row.closed_weekdays,
});

const toNumber = (value: string | number | null): number | undefined => (value === null ? undefined : Number(value));
