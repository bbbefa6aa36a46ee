import { type TicketRow, ticketsPerPage } from '#capabilities/support/index.ts';

const named = { id: 'a', name: 'Complaint' };

/** As many as a page has, for the time until they come. */
export const inventedTickets: readonly TicketRow[] = Array.from({ length: ticketsPerPage / 2 }, (_, at) => ({
  id: `${at}`,
  caseNumber: '00000',
  title: 'A request about as long',
  description: 'What somebody has written to us',
  status: 'In Progress',
  statusText: 'In progress',
  isWaitingForYou: false,
  isUnread: false,
  category: named,
  subCategory: named,
  createdAt: '2026-11-11T10:00:00.000Z',
  updatedAt: '2026-11-11T10:00:00.000Z',
  author: { name: 'Somebody', isYou: true },
  shipTo: null,
  reference: null,
  mergedInto: null,
  comments: 0,
  attachments: 0,
}));
