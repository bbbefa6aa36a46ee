import { limits } from '@dray/contract/limits.ts';
import type { NewFile } from '#capabilities/files/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Request } from '#platform/request/request.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import { dailyLimits, since } from '../rules/daily-limits.model.ts';
import { type Attachment, isClosed, type Ticket } from '../rules/ticket.model.ts';
import { announceTicket } from '../ticket/announce-ticket.ts';
import { recordAttachment } from './record-attachment.ts';

export type FileTarget = { ticketId: string; commentId: string | undefined };
/** Judged already: what it is, its bytes say. */
export type AddedFile = FileTarget & { file: NewFile };

/** Before anything is read out of it: may they attach something there at all? */
export async function getAttachable(
  { tickets, conversation }: SupportDeps,
  { scope, caller }: Request,
  { ticketId, commentId }: FileTarget,
): Promise<Ticket> {
  const ticket = await tickets.findTicket(scope, ticketId);
  const comment = commentId === undefined ? undefined : await conversation.findComment(ticketId, commentId);
  if (!ticket || (commentId !== undefined && !comment)) throw new Refusal('TICKET_NOT_FOUND');
  const ownerUid = comment ? comment.writer.uid : ticket.authorUid;
  if (ownerUid !== caller.uid) throw new Refusal('TICKET_NOT_YOURS');
  if (isShut(ticket, caller, commentId)) throw new Refusal('TICKET_CLOSED');
  return ticket;
}

/** With an answer customer service may close a request; the files of that answer come after it. */
const isShut = ({ status }: Ticket, { isStaff }: Pick<Caller, 'isStaff'>, commentId: string | undefined): boolean =>
  isClosed(status) && !(isStaff && commentId !== undefined);

/** The row of the request is locked, so that two at once are counted one after the other. */
export async function addAttachment(
  deps: SupportDeps,
  request: Request,
  { ticketId, commentId, file }: AddedFile,
): Promise<{ ticket: Ticket; attachment: Attachment }> {
  const { tickets, attachments, files, clock } = deps;
  const ticket = await tickets.lockTicket(request.scope, ticketId);
  if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
  // It may have been closed while the file was judged.
  if (isShut(ticket, request.caller, commentId)) throw new Refusal('TICKET_CLOSED');
  if ((await attachments.countOn(ticketId, commentId)) >= limits.attachments)
    throw new Refusal('ATTACHMENT_TOO_MANY', { max: limits.attachments });
  await refuseTooMuch(deps, ticket.owner.companyId, file.sizeBytes);

  const attachment: Attachment = {
    id: deps.newId(),
    ticketId,
    commentId,
    uploaderUid: request.caller.uid,
    createdAt: clock.now(),
    name: file.originalName,
    fileKey: file.key,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
  };
  await files.addFiles([file]);
  await attachments.addAttachment(attachment, ticket.owner.companyId);
  await recordAttachment(deps, request.actor, 'attachment-added', { id: attachment.id, ticket });
  await announceTicket(deps, ticket);
  return { ticket, attachment };
}

async function refuseTooMuch({ attachments, clock }: SupportDeps, companyId: string, sizeBytes: number): Promise<void> {
  const sent = await attachments.sumSince(companyId, since(clock.now()));
  if (sent.files >= dailyLimits.files || sent.bytes + sizeBytes > dailyLimits.fileBytes)
    throw new Refusal('ATTACHMENT_QUOTA');
}
