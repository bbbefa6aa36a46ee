import { badRequest, ErpError } from '../erp-error.ts';
import type { ErpDatabase, Queries } from '../store/database.ts';
import { beginRequest, forgetRequest, keepAnswer } from '../store/repeatable-request.store.ts';
import type { Answer } from './answer.ts';
import { type Call, headerOf } from './call.ts';

type Deps = { database: ErpDatabase; now: Date; isRepeatable: boolean; onReplay: () => void };
type Work = (keep: (queries: Queries, answer: Answer) => Promise<void>) => Promise<Answer>;

const answersKeptMs = 6 * 3_600_000;
const accepted = { repeatabilityresult: 'accepted' };

/**
 * A request with an id is carried out once: the same id gets the first answer again. The answer is kept in the transaction
 * that does the work, so that there is never one without the other.
 */
export async function onceOnly(deps: Deps, call: Call, work: Work): Promise<Answer> {
  const id = headerOf(call.headers.requestid);
  if (!deps.isRepeatable || !id) return work(async () => undefined);
  if (!/^[\w-]{1,64}$/.test(id)) throw badRequest('/IWBEP/CM_COS/003', 'RequestID is not valid');

  const known = await beginRequest(deps.database, id, deps.now);
  if (known) return repeatedAnswer(deps, known);
  try {
    const answer = await work((queries, done) => keepAnswer(queries, id, done));
    return { ...answer, headers: { ...answer.headers, ...accepted } };
  } catch (error) {
    await forgetRequest(deps.database, id);
    throw error;
  }
}

function repeatedAnswer(
  { now, onReplay }: Deps,
  { receivedAt, answer }: { receivedAt: Date; answer: Answer | undefined },
) {
  if (!answer) {
    throw new ErpError({ status: 409, code: '/IWBEP/CM_COS/004', message: 'The request is still being processed' });
  }
  if (now.getTime() - receivedAt.getTime() > answersKeptMs) {
    throw badRequest('/IWBEP/CM_COS/005', 'The RequestID is outdated: the request was processed before');
  }
  onReplay();
  return { ...answer, headers: { ...answer.headers, ...accepted } };
}
