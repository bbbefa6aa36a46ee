/** How far the ERP is with an order; the names are those of the wire. */
export const orderStatuses = [
  'Completely Processed',
  'Fully Rejected',
  'Not Relevant',
  'Not Yet Processed',
  'Partially Processed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where an order may go from each; the database holds the same rows and refuses any other step. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'Not Yet Processed': ['Partially Processed', 'Completely Processed', 'Fully Rejected', 'Not Relevant'],
  'Partially Processed': ['Completely Processed', 'Fully Rejected'],
  // More of a line is wanted after all of it had gone.
  'Completely Processed': ['Partially Processed'],
  'Fully Rejected': [],
  'Not Relevant': [],
};
