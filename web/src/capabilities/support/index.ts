export {
  addComment,
  createTicket,
  type GivenReference,
  markTicketRead,
  moveTicket,
  removeAttachment,
  rewriteTicket,
} from './change-tickets.ts';
export { useDraft } from './drafts/use-draft.ts';
export { maxFiles, namedMaxBytes, namedTypes } from './files/attachment-rules.ts';
export { type ChosenFiles, useChosenFiles } from './files/chosen-files.ts';
export { ChosenList } from './files/chosen-list.tsx';
export { FileWays } from './files/file-ways.tsx';
export { sendFiles, useOutgoingFiles } from './files/outgoing-files.ts';
export { OutgoingList } from './files/outgoing-list.tsx';
export { TicketBadge, TicketStatus } from './status/ticket-status.tsx';
export {
  type Attachment,
  type Category,
  type Ticket,
  type TicketRow,
  ticketsKey,
  ticketsPerPage,
  ticketsQueries,
} from './tickets.queries.ts';
export {
  maxSearchLength,
  readTicketsAddress,
  type TicketsAddress,
  type TicketsFilters,
  type TicketView,
  ticketViews,
} from './tickets-address.ts';
export { useLiveTickets } from './use-live-tickets.ts';
