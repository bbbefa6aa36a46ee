/** How far the ERP is with an order; the names are those of the wire. */
export const orderStatuses = [
  'Completely Processed',
  'Fully Rejected',
  'Not Relevant',
  'Not Yet Processed',
  'Partially Processed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const allBut = (status: OrderStatus): readonly OrderStatus[] => orderStatuses.filter((other) => other !== status);

/**
 * Where an order may go from each; the database holds the same rows and refuses any other step. The ERP is the master: it
 * takes back a rejection or a goods issue, so every step is one that it may tell.
 */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'Not Yet Processed': allBut('Not Yet Processed'),
  'Partially Processed': allBut('Partially Processed'),
  'Completely Processed': allBut('Completely Processed'),
  'Fully Rejected': allBut('Fully Rejected'),
  'Not Relevant': allBut('Not Relevant'),
};
