import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import type { Request } from '#platform/request/request.ts';
import {
  addCannedAnswer,
  getCannedAnswer,
  removeCannedAnswer,
  setCannedAnswer,
  type WantedAnswer,
} from './desk/change-canned-answers.ts';
import { answerRequest, assignRequest, mergeRequest, moveRequest, noteRequest } from './desk/change-request.ts';
import { type AskedRequests, listRequests } from './desk/list-requests.ts';
import { showRequest } from './desk/show-request.ts';
import type { RequestDeskDeps } from './needs/request-desk.deps.ts';

export type RequestDesk = ReturnType<typeof requestDesk>;
type Read = { id: string; version: number };

/** Requests as those see them who answer: within the markets and portfolios where they may. */
export const requestDesk = (deps: RequestDeskDeps) => ({
  listRequests: (request: Request, asked: AskedRequests) => listRequests(deps, request, asked),
  showRequest: (request: Request, id: string) => showRequest(deps, request, id),
  answer: (request: Request, said: Read & { text: string; status: TicketStatus | undefined }) =>
    answerRequest(deps, request, said),
  note: (request: Request, written: { id: string; text: string }) => noteRequest(deps, request, written),
  move: (request: Request, wanted: Read & { status: TicketStatus }) => moveRequest(deps, request, wanted),
  assign: (request: Request, wanted: Read & { uid: string | undefined }) => assignRequest(deps, request, wanted),
  merge: (request: Request, wanted: Read & { into: string }) => mergeRequest(deps, request, wanted),
  async listCannedAnswers() {
    const answers = await deps.canned.listAnswers();
    return { answers, people: await deps.findNames([...new Set(answers.map(({ changedBy }) => changedBy))]) };
  },
  async showCannedAnswer(id: string) {
    const answer = await getCannedAnswer(deps, id);
    return { answer, people: await deps.findNames([answer.changedBy]) };
  },
  addCannedAnswer: (request: Request, wanted: WantedAnswer) => addCannedAnswer(deps, request, wanted),
  setCannedAnswer: (request: Request, wanted: WantedAnswer & Read) => setCannedAnswer(deps, request, wanted),
  removeCannedAnswer: (request: Request, read: Read) => removeCannedAnswer(deps, request, read),
});
