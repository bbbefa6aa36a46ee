import { type Attachment, isRemovable, type Ticket } from '../rules/ticket.model.ts';

export const attachmentToWire = (
  attachment: Attachment,
  ticket: Pick<Ticket, 'answeredAt' | 'status'>,
  uid: string,
) => ({
  id: attachment.id,
  name: attachment.name,
  size: attachment.sizeBytes,
  type: attachment.contentType,
  link: `/api/tickets/attachments/${attachment.id}/file`,
  isRemovable: isRemovable(attachment, ticket, uid),
});
