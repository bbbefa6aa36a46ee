import type { FileAnswer } from '@dray/contract/file-answer.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import { isRemovable } from '../rules/ticket.model.ts';
import { announceTicket } from '../ticket/announce-ticket.ts';
import { recordAttachment } from './record-attachment.ts';

const comeBackSeconds = 30;

/** With a name, so that it is saved and never shown (A22). */
export async function readAttachment(
  { attachments, files }: SupportDeps,
  { scope }: Request,
  id: string,
): Promise<FileAnswer> {
  const found = await attachments.findAttachment(scope, id);
  if (!found) throw new Refusal('ATTACHMENT_NOT_FOUND');
  const bytes = await files.readFile(found.fileKey);
  if (!bytes) throw new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);
  return { bytes, type: found.contentType, name: found.name };
}

/** After it was read, in a transaction that may write. */
export async function recordRead(deps: SupportDeps, { scope, actor }: Request, id: string): Promise<void> {
  const found = await deps.attachments.findAttachment(scope, id);
  const ticket = found && (await deps.tickets.findTicket(scope, found.ticketId));
  if (ticket) await recordAttachment(deps, actor, 'attachment-downloaded', { id, ticket });
}

/** Their own, as long as customer service has done nothing since; the bytes go in the following night. */
export async function removeAttachment(
  deps: SupportDeps,
  { scope, caller, actor }: Request,
  id: string,
): Promise<void> {
  const { attachments, tickets, files, clock } = deps;
  const found = await attachments.findAttachment(scope, id);
  const ticket = found && (await tickets.lockTicket(scope, found.ticketId));
  if (!found || !ticket) throw new Refusal('ATTACHMENT_NOT_FOUND');
  if (found.uploaderUid !== caller.uid) throw new Refusal('TICKET_NOT_YOURS');
  if (!isRemovable(found, ticket, caller.uid)) throw new Refusal('TICKET_ANSWERED');
  await attachments.remove(id, clock.now());
  await files.endFiles([found.fileKey]);
  await recordAttachment(deps, actor, 'attachment-removed', { id, ticket });
  await announceTicket(deps, ticket);
}
