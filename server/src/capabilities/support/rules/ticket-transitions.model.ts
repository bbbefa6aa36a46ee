import { openStatuses, type TicketStatus } from '@dray/contract/support/ticket-status.ts';

/** Who moves a request; the portal itself moves it when a customer's answer calls for somebody to go on. */
export const movers = ['customer', 'staff', 'system'] as const;
export type Mover = (typeof movers)[number];

export type Transition = { from: TicketStatus; to: TicketStatus; who: Mover };

const each = (from: readonly TicketStatus[], to: readonly TicketStatus[], who: Mover): Transition[] =>
  from.flatMap((each) => to.filter((other) => other !== each).map((other) => ({ from: each, to: other, who })));

/** All there are (G3); the database keeps the same steps and refuses every other. Nothing becomes new again. */
export const transitions: readonly Transition[] = [
  ...each(openStatuses, ['Closed(Cancelled)'], 'customer'),
  ...each(
    openStatuses,
    openStatuses.filter((status) => status !== 'New'),
    'staff',
  ),
  ...each(openStatuses, ['Problem Solved', 'Closed(Cancelled)', 'Merged'], 'staff'),
  ...each(['Problem Solved', 'Closed(Cancelled)'], ['In Progress'], 'staff'),
  ...each(['Waiting for Details', 'Information Provided', 'Problem Solved'], ['In Progress'], 'system'),
];

export const mayMove = (who: Mover, from: TicketStatus, to: TicketStatus): boolean =>
  transitions.some((each) => each.who === who && each.from === from && each.to === to);

export const movesOf = (who: Mover, from: TicketStatus): TicketStatus[] =>
  transitions.filter((each) => each.who === who && each.from === from).map(({ to }) => to);

/** What follows from an answer of a customer; undefined where it changes nothing. */
export const afterCustomerComment = (from: TicketStatus): TicketStatus | undefined =>
  mayMove('system', from, 'In Progress') ? 'In Progress' : undefined;

/** What follows from an answer of customer service that names no status. */
export const afterStaffComment = (from: TicketStatus): TicketStatus | undefined =>
  mayMove('staff', from, 'Information Provided') ? 'Information Provided' : undefined;

/** Neither merged nor cancelled ones are written to; a solved one is taken up again by it. */
export const takesComments = (status: TicketStatus): boolean => status !== 'Merged' && status !== 'Closed(Cancelled)';
