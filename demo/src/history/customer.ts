import type { Transport } from '@dray/server/capabilities/company/index.ts';
import { italianType, outlets, wholesaler } from '../companies/company.ts';
import { payerRows, shipToRows, soldToRows, transportRows } from '../companies/company-rows.ts';
import { type Employee, employees } from '../people/people.ts';
import { roles } from '../roles/roles.ts';

export type Trade = 'pub' | 'shop' | 'wholesaler';

/** One ship-to as somebody who orders. */
export type Customer = {
  shipTo: (typeof shipToRows)[number];
  payerId: string;
  trade: Trade;
  /** The usual one. */
  transport: Transport;
  /** Who orders for it; where nobody of the company may, the supplier's own people took it by telephone. */
  buyers: readonly [string, ...string[]];
};

const staff = 'u-meridian-staff';
/** Counted among the outlets, and yet it has taps. */
const bars: ReadonlySet<string> = new Set(['C4001']);

export const customers: readonly Customer[] = shipToRows.map((shipTo) => ({
  shipTo,
  payerId: soldToRows.find(({ id }) => id === shipTo.sold_to_id)?.payer_id ?? '',
  trade: tradeOf(shipTo),
  transport: usualTransport(shipTo.id),
  buyers: buyersOf(shipTo),
}));

export function getCustomer(shipToId: string): Customer {
  const customer = customers.find(({ shipTo }) => shipTo.id === shipToId);
  if (!customer) throw new Error(`The demo world has no ship-to ${shipToId}`);
  return customer;
}

export const getPayer = (id: string): (typeof payerRows)[number] => {
  const payer = payerRows.find((row) => row.id === id);
  if (!payer) throw new Error(`The demo world has no payer ${id}`);
  return payer;
};

export const getSoldTo = (id: string): (typeof soldToRows)[number] => {
  const soldTo = soldToRows.find((row) => row.id === id);
  if (!soldTo) throw new Error(`The demo world has no sold-to ${id}`);
  return soldTo;
};

function tradeOf({ customer_type: type, company_id: company }: Customer['shipTo']): Trade {
  if (type === wholesaler || type === italianType) return 'wholesaler';
  return type === outlets && !bars.has(company) ? 'shop' : 'pub';
}

export function transportsOf(shipToId: string): Transport[] {
  return transportRows
    .filter(({ ship_to_id }) => ship_to_id === shipToId)
    .map((row) => ({
      transportType: row.transport_type,
      handstacked: row.handstacked,
      minimumPallets: row.minimum_pallets ?? undefined,
      maximumPallets: row.maximum_pallets ?? undefined,
      minimumWeightKg: toNumber(row.minimum_weight_kg),
      maximumWeightKg: toNumber(row.maximum_weight_kg),
      minimumPrice: toNumber(row.minimum_price),
      maximumPrice: toNumber(row.maximum_price),
      leadDays: row.lead_days,
      cutOff: row.cut_off,
      closedWeekdays: row.closed_weekdays,
    }));
}

function toNumber(text: string | number | null | undefined): number | undefined {
  return text === null || text === undefined ? undefined : Number(text);
}

function usualTransport(shipToId: string): Transport {
  const [usual] = transportsOf(shipToId);
  if (!usual) throw new Error(`Nothing is driven to ${shipToId}`);
  return usual;
}

function buyersOf({ id, company_id: company, country }: Customer['shipTo']): Customer['buyers'] {
  const [first, ...others] = employees[country]
    .filter((person) => person.employer.id === company && mayOrderAt(person, id))
    .map(({ uid }) => uid);
  return first ? [first, ...others] : [staff];
}

function mayOrderAt({ roles: held, onlyAt, status, isNew }: Employee, shipToId: string): boolean {
  const isHere = onlyAt === undefined || onlyAt === shipToId;
  const opensCatalogue = roles.some(
    ({ roleid, sections }) => held.includes(roleid) && sections.some((section) => section === 'Catalogue'),
  );
  return status === undefined && !isNew && isHere && opensCatalogue;
}
