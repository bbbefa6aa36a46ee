import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { RequestDeskDeps } from '../needs/request-desk.deps.ts';
import { maxCannedAnswers } from '../rules/daily-limits.model.ts';
import type { CannedAnswer, CannedTexts } from '../store/canned-answer.store.ts';

export type WantedAnswer = { title: string; texts: CannedTexts };
type Deps = Pick<RequestDeskDeps, 'canned' | 'audit' | 'clock' | 'newId'>;

const record = (
  { audit }: Deps,
  { actor }: Request,
  id: string,
  action: 'canned-answer-set' | 'canned-answer-removed',
) => audit.record(actor, { action, subject: `canned-answer:${id}`, details: {}, companyId: undefined });

export async function getCannedAnswer({ canned }: Deps, id: string): Promise<CannedAnswer> {
  const answer = await canned.findAnswer(id);
  if (!answer) throw new Refusal('NOT_FOUND');
  return answer;
}

export async function addCannedAnswer(deps: Deps, request: Request, wanted: WantedAnswer): Promise<string> {
  const { canned, clock, newId } = deps;
  if ((await canned.listAnswers()).length >= maxCannedAnswers)
    throw new Refusal('CANNED_ANSWERS_FULL', { max: maxCannedAnswers });
  const id = newId();
  await canned.addAnswer({ id, ...wanted, changedBy: request.caller.uid, changedAt: clock.now() });
  await record(deps, request, id, 'canned-answer-set');
  return id;
}

export async function setCannedAnswer(
  deps: Deps,
  request: Request,
  { id, version, ...wanted }: WantedAnswer & { id: string; version: number },
): Promise<void> {
  await getCannedAnswer(deps, id);
  const set = { id, version, ...wanted, changedBy: request.caller.uid, changedAt: deps.clock.now() };
  if (!(await deps.canned.setAnswer(set))) throw new Refusal('CHANGED_MEANWHILE');
  await record(deps, request, id, 'canned-answer-set');
}

export async function removeCannedAnswer(
  deps: Deps,
  request: Request,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await getCannedAnswer(deps, id);
  if (!(await deps.canned.removeAnswer(id, version))) throw new Refusal('CHANGED_MEANWHILE');
  await record(deps, request, id, 'canned-answer-removed');
}
