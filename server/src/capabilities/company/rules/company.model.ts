import type { DateReason, DeliveryRules, LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { ComingDays } from '#capabilities/portal-config/index.ts';

export type ShipToStatus = 'Active' | 'Suspended' | 'Move Out';

/** Where goods are delivered to, with who ordered and who pays for it. */
export type ShipTo = {
  id: string;
  name: string;
  status: ShipToStatus;
  customerType: string;
  companyId: string;
  soldTo: { id: string; name: string };
  payer: { id: string; name: string };
  street: string;
  postalCode: string;
  city: string;
  province: string | undefined;
  country: Country;
};

/** What one ship-to may order by one means of transport, and when; the first in a list is the usual one. */
export type Transport = {
  transportType: string;
  handstacked: boolean;
  minimumPallets: number | undefined;
  maximumPallets: number | undefined;
  minimumWeightKg: number | undefined;
  maximumWeightKg: number | undefined;
  minimumPrice: number | undefined;
  maximumPrice: number | undefined;
} & Omit<DeliveryRules, 'holidays' | 'specialDays'>;

/** Who gets the invoice. */
export type Payer = {
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
  identificationNo: string;
  taxVat: string;
};

/** The customer. */
export type Company = { id: string; name: string; country: Country; identificationNo: string; taxVat: string };

/** Who buys for a ship-to. */
export type SoldTo = {
  id: string;
  payerId: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
};

/** How goods come to a ship-to, and who pays for them. */
export type Supply = {
  shipTo: ShipTo;
  payer: Payer;
  /** Codes of T115; the first is proposed. */
  paymentMethods: readonly string[];
  transports: readonly Transport[];
};

/** Days and clock of a market. */
export type MarketCalendar = { timeZone: string } & ComingDays;

/** A ship-to with everything that an order to it depends on. */
export type DeliveryTerms = Supply & MarketCalendar;

/** On which days one means of transport can bring goods that are ordered now. */
export type TransportDays = {
  transport: Transport;
  open: readonly string[];
  closed: readonly ClosedDay[];
  /** The last minute in which an order still arrives on the first of the open days. */
  orderUntil: Date | undefined;
  /** The same for each of them. */
  cutOffs: readonly { date: string; orderBy: Date }[];
};
export type ClosedDay = { date: string; reason: DateReason };

/** The days of its transports in their order: the first are those of the usual one. */
export type ShipToDetail = {
  shipTo: ShipTo;
  days: readonly TransportDays[];
  earliestDelivery: string | undefined;
  serverTime: Date;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, known);
  return known;
}

export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = lastMoments.get(timeZone);
  if (known?.minute === minute) return known.moment;
  const [date = '', time = ''] = formatFor(timeZone).format(moment).split(' ');
  const local: LocalMoment = { date, time };
  lastMoments.set(timeZone, { minute, moment: local });
  return local;
}

// Walls show minutes, and the same one is asked for with every call of a busy minute.
const lastMoments = new Map<string, { minute: number; moment: LocalMoment }>();

/** The instant at which the wall of a time zone shows this; in the hour that a change of the clocks skips, the one after. */
export function instantOf({ date, time }: LocalMoment, timeZone: string): Date {
  const name = `${date}T${time} ${timeZone}`;
  let known = instants.get(name);
  if (known === undefined) {
    known = findInstant(`${date}T${time}Z`, timeZone);
    if (instants.size >= maxInstants) instants.clear();
    instants.set(name, known);
  }
  return new Date(known);
}

// The hours until which one can order are the same for everybody, and a cart tells those of two months with every answer:
// keeping account of which was asked for last would cost as much as it saves.
const instants = new Map<string, number>();
const maxInstants = 2_000;

function findInstant(utc: string, timeZone: string): number {
  const asUtc = Date.parse(utc);
  const offsetAt = (instant: number): number =>
    Date.parse(`${formatFor(timeZone).format(instant).replace(' ', 'T')}Z`) - instant;
  // The offset at the first guess may be that of the other side of a change; the second guess is past it.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}
