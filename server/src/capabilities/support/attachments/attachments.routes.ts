import type { supportRoutes as contract } from '@dray/contract/support/support.rest.ts';
import type { Logger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import type { SupportDoor } from '../support.door.ts';
import { attachmentToWire } from '../wire/attachment.wire.ts';
import type { JudgeFile } from './judge-file.ts';

type Handlers = Pick<
  RestHandlers<typeof contract>,
  'uploadTicketAttachment' | 'listTicketAttachments' | 'removeTicketAttachment' | 'downloadTicketAttachment'
>;

type Parts = { supportOf: DoorOf<SupportDoor>; judgeFile: JudgeFile; logger: Pick<Logger, 'warn'> };

export const attachmentsRoutes = ({ supportOf, judgeFile, logger }: Parts): Handlers => ({
  async uploadTicketAttachment(request, { query: { ticketId, commentId }, body }) {
    const target = { ticketId, commentId };
    const { place } = await request.read((transaction) => supportOf(transaction).getAttachable(request, target));
    const file = await judgeFile(body, place.companyId);
    const { ticket, attachment } = await request.write((transaction) =>
      supportOf(transaction).addAttachment(request, { ...target, file }),
    );
    return [attachmentToWire(attachment, ticket, request.caller.uid)];
  },

  /** A request that is not his is refused; whatever else goes wrong gives an empty list (G1). */
  listTicketAttachments: (request, { params: { id } }) =>
    request
      .read(async (transaction) => {
        const { ticket, attachments } = await supportOf(transaction).getTicket(request, id);
        return attachments.map((its) => attachmentToWire(its, ticket, request.caller.uid));
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        logger.warn({ err: error, ticketId: id }, 'the attachments of a request could not be listed');
        return [];
      }),

  async removeTicketAttachment(request, { params: { id } }) {
    await request.write((transaction) => supportOf(transaction).removeAttachment(request, id));
    return undefined;
  },

  downloadTicketAttachment: (request, { params: { id } }) =>
    request.read((transaction) => supportOf(transaction).readAttachment(request, id)),
});
