/** How far a delivery is, as the Italian market is told (O3); the names are those of the wire, its spelling included. */
export const deliveryStatuses = [
  'CANCELLED',
  'ORDER UNDER INVESTIGATION',
  'AWAITING SHIPMENT',
  'PARTIAL ORDER PREPARATION',
  'AWAITING FULLFILLMENT',
  'AWAITING DELIVERY',
  'DELIVERED',
  'PARTIALLY DELIVERED',
  'DELIVERY NOT AVAILABLE',
  'IN STOCK',
  'NOT DELIVERED',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
