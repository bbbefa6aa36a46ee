import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.generated.ts';

export type Transport = Omit<Insertable<Tables['ship_to_transport']>, 'ship_to_id' | 'preference'>;

const weekend = [6, 7];

/** Loaded by hand, so that only its weight counts. */
export const van: Transport = {
  transport_type: 'VAN',
  handstacked: true,
  minimum_weight_kg: '150',
  maximum_weight_kg: '1500',
  lead_days: 1,
  cut_off: '12:00',
  closed_weekdays: weekend,
};

export const saturdayVan: Transport = { ...van, closed_weekdays: [7] };

export const truck: Transport = {
  transport_type: 'TRUCK',
  handstacked: false,
  minimum_pallets: 5,
  maximum_pallets: 33,
  minimum_weight_kg: '3000',
  maximum_weight_kg: '24000',
  lead_days: 2,
  cut_off: '12:00',
  closed_weekdays: weekend,
};

/** Italian lorries carry 28 t, which is shown as 280 quintals. */
export const italianTruck: Transport = {
  ...truck,
  minimum_pallets: 10,
  minimum_weight_kg: '8000',
  maximum_weight_kg: '28000',
  lead_days: 3,
};

/** The customer comes for it, on the same day until ten. */
export const pickup: Transport = {
  transport_type: 'PICKUP',
  handstacked: true,
  lead_days: 0,
  cut_off: '10:00',
  closed_weekdays: weekend,
};

/** The same with a lorry of their own, loaded by pallets. */
export const palletPickup: Transport = { ...pickup, handstacked: false, lead_days: 1 };
