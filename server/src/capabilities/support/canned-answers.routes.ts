import type { cannedAnswersRoutes as contract } from '@dray/contract/support/canned-answers.rest.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { RequestDesk } from './request-desk.door.ts';
import { cannedAnswerToWire } from './wire/canned-answer.wire.ts';

export function cannedAnswersRoutes(deskOf: DoorOf<RequestDesk>): RestHandlers<typeof contract> {
  const shownIn = async (transaction: Transaction, { language }: Request, id: string) => {
    const { answer, people } = await deskOf(transaction).showCannedAnswer(id);
    return cannedAnswerToWire(answer, people, language);
  };
  const show = (request: Request, id: string) => request.readNewest((transaction) => shownIn(transaction, request, id));
  async function changing(request: Request, id: string, change: (desk: RequestDesk) => Promise<void>): Promise<void> {
    try {
      await request.write((transaction) => change(deskOf(transaction)));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CHANGED_MEANWHILE') throw error;
      throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: await show(request, id) });
    }
  }

  return {
    listCannedAnswers: (request) =>
      request.read(async (transaction) => {
        const { answers, people } = await deskOf(transaction).listCannedAnswers();
        return { results: answers.map((answer) => cannedAnswerToWire(answer, people, request.language)) };
      }),
    addCannedAnswer: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const id = await deskOf(transaction).addCannedAnswer(request, body);
          return { answer: await shownIn(transaction, request, id), outcome: id };
        },
        repeat: (transaction, id) => shownIn(transaction, request, id),
      }),
    async setCannedAnswer(request, { params: { id }, body }) {
      await changing(request, id, (desk) => desk.setCannedAnswer(request, { id, ...body }));
      return show(request, id);
    },
    async removeCannedAnswer(request, { params: { id }, query: { version } }) {
      await changing(request, id, (desk) => desk.removeCannedAnswer(request, { id, version }));
      return undefined;
    },
  };
}
