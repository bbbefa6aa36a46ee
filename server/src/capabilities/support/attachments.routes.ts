import type { supportRoutes as contract } from '@dray/contract/support/support.rest.ts';
import type { Logger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { JudgeFile } from './attachments/judge-file.ts';
import type { SupportDoor } from './support.door.ts';
import { attachmentToWire } from './wire/attachment.wire.ts';

type Handlers = Pick<
  RestHandlers<typeof contract>,
  'uploadTicketAttachment' | 'listTicketAttachments' | 'removeTicketAttachment' | 'downloadTicketAttachment'
>;

type Parts = { supportOf: DoorOf<SupportDoor>; judgeFile: JudgeFile; logger: Pick<Logger, 'warn'> };

export function attachmentsRoutes({ supportOf, judgeFile, logger }: Parts): Handlers {
  const stored = (request: Request, ticketId: string, ids: readonly string[]) =>
    request.read(async (transaction) => {
      const { ticket, attachments } = await supportOf(transaction).getTicket(request, ticketId);
      const kept = attachments.filter(({ id }) => ids.includes(id));
      return kept.map((each) => attachmentToWire(each, ticket, request.caller.uid));
    });

  return {
    async uploadTicketAttachment(request, { query: { ticketId, commentId }, body }) {
      const target = { ticketId, commentId };
      // Looking into a file and storing it takes a while, and is not taken back with the transaction.
      const before = await request.findOutcome<string[]>();
      if (before) return stored(request, ticketId, before.value);
      const { owner } = await request.read((transaction) => supportOf(transaction).getAttachable(request, target));
      const files = await Promise.all([body, ...(body.others ?? [])].map((file) => judgeFile(file, owner.companyId)));
      return request.changeOnce({
        // One after the other, so that each is counted against the limits; all or none.
        make: async (transaction) => {
          const answer: ReturnType<typeof attachmentToWire>[] = [];
          for (const file of files) {
            const { ticket, attachment } = await supportOf(transaction).addAttachment(request, { ...target, file });
            answer.push(attachmentToWire(attachment, ticket, request.caller.uid));
          }
          return { answer, outcome: answer.map(({ id }) => id) };
        },
        repeat: (_transaction, ids) => stored(request, ticketId, ids),
      });
    },

    /** A request that is not theirs is refused; whatever else goes wrong gives an empty list (G1). */
    listTicketAttachments: (request, { params: { id } }) =>
      request
        .read(async (transaction) => {
          const { ticket, attachments } = await supportOf(transaction).getTicket(request, id);
          return attachments.map((each) => attachmentToWire(each, ticket, request.caller.uid));
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

    async downloadTicketAttachment(request, { params: { id } }) {
      const file = await request.read((transaction) => supportOf(transaction).readAttachment(request, id));
      await request.write((transaction) => supportOf(transaction).recordRead(request, id));
      return file;
    },
  };
}
