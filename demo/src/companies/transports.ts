import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import type { Insertable } from 'kysely';

export type Transport = Omit<Insertable<Tables['ship_to_transport']>, 'ship_to_id' | 'preference'>;

const noLimits = {
  minimum_pallets: null,
  maximum_pallets: null,
  minimum_weight_kg: null,
  maximum_weight_kg: null,
  minimum_price: null,
  maximum_price: null,
};

const weekend = [6, 7];

export const van: Transport = {
  ...noLimits,
  transport_type: 'VAN',
  handstacked: true,
  minimum_weight_kg: '150',
  maximum_weight_kg: '1500',
  lead_days: 1,
  cut_off: '12:00',
  closed_weekdays: weekend,
};

export const saturdayVan: Transport = { ...van, closed_weekdays: [7] };

/** Shops have a smallest and a largest worth of an order, in crowns. */
export const shopVan: Transport = {
  ...van,
  minimum_price: '3000',
  maximum_price: '40000',
  lead_days: 2,
  cut_off: '10:00',
};

export const truck: Transport = {
  ...noLimits,
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

/** Italian lorries may weigh 44 t, which leaves 28 t or 280 quintals for the load. */
export const italianTruck: Transport = {
  ...truck,
  minimum_pallets: 10,
  minimum_weight_kg: '8000',
  maximum_weight_kg: '28000',
  lead_days: 3,
};

/** The customer comes for it: by car, loaded by hand, on the same day until ten. */
export const pickup: Transport = {
  ...noLimits,
  transport_type: 'PICKUP',
  handstacked: true,
  lead_days: 0,
  cut_off: '10:00',
  closed_weekdays: weekend,
};

/** The same with a wholesaler's own lorry, loaded by pallets. */
export const palletPickup: Transport = { ...pickup, handstacked: false, lead_days: 1 };
