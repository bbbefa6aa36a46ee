export { judgeFile } from './attachments/judge-file.ts';
export { openRequestDesk, openSupport, openSupportDesk } from './open-support.ts';
export { listSentFiles, personalSupport } from './personal-support.ts';
export { requestDeskRoutes } from './request-desk.routes.ts';
export type { AffectedPacks, Ticket } from './rules/ticket.model.ts';
export type { SupportDoor } from './support.door.ts';
export { supportRoutes } from './support.routes.ts';
export { ticketMails } from './ticket-mails.ts';
export { openWaitingTickets, type WaitingTicketsDoor } from './waiting-tickets.door.ts';
