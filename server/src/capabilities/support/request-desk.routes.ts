import type { cannedAnswersRoutes } from '@dray/contract/support/canned-answers.rest.ts';
import type { requestsRoutes } from '@dray/contract/support/requests.rest.ts';
import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { JudgeFile } from './attachments/judge-file.ts';
import { cannedAnswersRoutes as canned } from './canned-answers.routes.ts';
import type { RequestDesk } from './request-desk.door.ts';
import type { SupportDoor } from './support.door.ts';
import { requestFileToWire, requestsToWire, requestToWire } from './wire/request.wire.ts';

type Parts = { deskOf: DoorOf<RequestDesk>; supportOf: DoorOf<SupportDoor>; judgeFile: JudgeFile };
type Handlers = RestHandlers<typeof requestsRoutes & typeof cannedAnswersRoutes>;

export function requestDeskRoutes(parts: Parts): Handlers {
  const { deskOf } = parts;
  const show = (request: Request, id: string) =>
    request.readNewest(async (transaction) =>
      requestToWire(await deskOf(transaction).showRequest(request, id), request),
    );
  /** Whoever comes late gets what it is by now, with what was said meanwhile. */
  const orFresh = async <T>(request: Request, id: string, change: () => Promise<T>): Promise<T> => {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CHANGED_MEANWHILE') throw error;
      throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: await show(request, id) });
    }
  };
  const changing = async (request: Request, id: string, change: (desk: RequestDesk) => Promise<void>) => {
    await orFresh(request, id, () => request.write((transaction) => change(deskOf(transaction))));
    return show(request, id);
  };

  return {
    ...canned(deskOf),
    ...filesRoutes(parts),
    listRequests: (request, { query: { offset, limit, state, market, owner, category, search } }) =>
      request.read(async (transaction) => {
        const asked = { state, market, owner, category, search, offset, limit };
        return {
          ...requestsToWire(await deskOf(transaction).listRequests(request, asked), request.language),
          offset,
          limit,
        };
      }),
    getRequest: (request, { params: { id } }) => show(request, id),
    async answerRequest(request, { params: { id }, body: { version, text, status } }) {
      const said = { id, version, text, status: status as TicketStatus | undefined };
      const commentId = await orFresh(request, id, () =>
        request.changeOnce({
          make: async (transaction) => {
            const given = await deskOf(transaction).answer(request, said);
            return { answer: given, outcome: given };
          },
          repeat: async (_transaction, given) => given,
        }),
      );
      return { commentId, request: await show(request, id) };
    },
    async noteRequest(request, { params: { id }, body: { text } }) {
      await request.changeOnce({
        make: async (transaction) => {
          await deskOf(transaction).note(request, { id, text });
          return { answer: id, outcome: id };
        },
        repeat: async () => id,
      });
      return show(request, id);
    },
    moveRequest: (request, { params: { id }, body: { version, status } }) =>
      changing(request, id, (desk) => desk.move(request, { id, version, status })),
    assignRequest: (request, { params: { id }, body: { version, uid } }) =>
      changing(request, id, (desk) => desk.assign(request, { id, version, uid: uid ?? undefined })),
    mergeRequest: (request, { params: { id }, body: { version, into } }) =>
      changing(request, id, (desk) => desk.merge(request, { id, version, into })),
  };
}

/** Files of requests and of answers, by the same use cases as for customers. */
function filesRoutes({ supportOf, judgeFile }: Parts): Pick<Handlers, 'uploadRequestFile' | 'downloadRequestFile'> {
  const stored = (request: Request, ticketId: string, ids: readonly string[]) =>
    request.readNewest(async (transaction) => {
      const { attachments } = await supportOf(transaction).getTicket(request, ticketId);
      return attachments.filter(({ id }) => ids.includes(id)).map(requestFileToWire);
    });
  return {
    async uploadRequestFile(request, { query: { requestId: ticketId, commentId }, body }) {
      const target = { ticketId, commentId };
      const before = await request.findOutcome<string[]>();
      if (before) return stored(request, ticketId, before.value);
      const { owner } = await request.read((transaction) => supportOf(transaction).getAttachable(request, target));
      const files = await Promise.all([body, ...(body.others ?? [])].map((file) => judgeFile(file, owner.companyId)));
      return request.changeOnce({
        make: async (transaction) => {
          const answer: ReturnType<typeof requestFileToWire>[] = [];
          for (const file of files)
            answer.push(
              requestFileToWire((await supportOf(transaction).addAttachment(request, { ...target, file })).attachment),
            );
          return { answer, outcome: answer.map(({ id }) => id) };
        },
        repeat: (_transaction, ids) => stored(request, ticketId, ids),
      });
    },
    async downloadRequestFile(request, { params: { id } }) {
      const file = await request.read((transaction) => supportOf(transaction).readAttachment(request, id));
      await request.write((transaction) => supportOf(transaction).recordRead(request, id));
      return file;
    },
  };
}
