import { openStatuses, type TicketStatus, ticketStatuses } from '@dray/contract/support/ticket-status.ts';
import { expect, test } from 'vitest';
import {
  afterCustomerComment,
  afterStaffComment,
  type Mover,
  mayMove,
  movers,
  takesComments,
} from './ticket-transitions.model.ts';

const isOpen = (status: TicketStatus) => openStatuses.includes(status);

/** In other words than the table's own. */
function isAgreed(who: Mover, from: TicketStatus, to: TicketStatus): boolean {
  if (from === to || to === 'New' || from === 'Merged') return false;
  if (who === 'customer') return isOpen(from) && to === 'Closed(Cancelled)';
  if (who === 'system')
    return to === 'In Progress' && ['Waiting for Details', 'Information Provided', 'Problem Solved'].includes(from);
  return isOpen(from) || to === 'In Progress';
}

const all = movers.flatMap((who) =>
  ticketStatuses.flatMap((from) => ticketStatuses.map((to) => [who, from, to] as const)),
);

test('there are nine statuses and three who move them', () => {
  expect(all).toHaveLength(9 * 9 * 3);
});

test.each(all)('%s: %s → %s is as agreed', (who, from, to) => {
  expect(mayMove(who, from, to)).toBe(isAgreed(who, from, to));
});

test.each([
  ['New', undefined, 'Information Provided'],
  ['In Progress', undefined, 'Information Provided'],
  ['Researching', undefined, 'Information Provided'],
  ['Waiting for Details', 'In Progress', 'Information Provided'],
  ['On Hold', undefined, 'Information Provided'],
  ['Information Provided', 'In Progress', undefined],
  ['Problem Solved', 'In Progress', undefined],
] as const)('an answer to %s leads to %s by the customer and to %s by customer service', (from, customer, staff) => {
  expect([afterCustomerComment(from), afterStaffComment(from)]).toEqual([customer, staff]);
});

test('nobody writes to what was merged or cancelled', () => {
  expect(ticketStatuses.filter((status) => !takesComments(status))).toEqual(['Closed(Cancelled)', 'Merged']);
});
