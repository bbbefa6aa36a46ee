import type { DeliveryRules, LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';

export type ShipToStatus = 'Active' | 'Suspended' | 'Move Out';

/** A place that goods are delivered to, with who ordered and who pays for it. */
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
} & Omit<DeliveryRules, 'holidays'>;

export type ShipToDetail = { shipTo: ShipTo; transports: readonly Transport[]; earliestDelivery: string | undefined };

export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  const [date = '', time = ''] = parts.split(' ');
  return { date, time };
}
