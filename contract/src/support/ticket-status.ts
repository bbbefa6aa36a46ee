/** As the wire names them (G3), in the order in which a request usually goes through them. */
export const ticketStatuses = [
  'New',
  'In Progress',
  'Researching',
  'Waiting for Details',
  'On Hold',
  'Information Provided',
  'Problem Solved',
  'Closed(Cancelled)',
  'Merged',
] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Nobody works on these any more. */
export const closedStatuses: readonly TicketStatus[] = ['Problem Solved', 'Closed(Cancelled)', 'Merged'];
export const openStatuses: readonly TicketStatus[] = ticketStatuses.filter(
  (status) => !closedStatuses.includes(status),
);

/** The customer has the next word. */
export const waitingStatus: TicketStatus = 'Waiting for Details';

export const isTicketStatus = (value: unknown): value is TicketStatus =>
  ticketStatuses.some((status) => status === value);

/** In these customer service has said its word: nobody waits for it. */
export const endsWaiting = (to: TicketStatus): boolean =>
  to === waitingStatus || to === 'Information Provided' || closedStatuses.includes(to);
