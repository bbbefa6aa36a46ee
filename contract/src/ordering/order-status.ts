/** How far the ERP is with an order; the names are those of the wire. */
export const orderStatuses = [
  'Completely Processed',
  'Fully Rejected',
  'Not Relevant',
  'Not Yet Processed',
  'Partially Processed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
