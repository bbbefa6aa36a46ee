import type { Actor } from '#platform/request/request.ts';
import { makeLink } from '../links/make-link.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { stateOf } from '../rules/account-link.model.ts';
import { throttle, windowStart } from '../rules/identity.model.ts';
import { takeResetAttempt } from '../sign-in/take-attempt.ts';

const hourMs = 60 * 60_000;

type Asked = { email: string; address: string };

/**
 * Only notes the request: whether there is such an account is looked up by a job, so that neither the answer nor its time
 * tells. The seconds to wait where too many came.
 */
export async function askForReset(deps: IdentityDeps, actor: Actor, asked: Asked): Promise<number | undefined> {
  const waitSeconds = await takeResetAttempt(deps, actor, asked);
  if (waitSeconds !== undefined) return waitSeconds;
  await deps.resetRequests.addRequest(asked.email);
  return undefined;
}

/** What the job does: nothing where nobody may sign in with that address. */
export async function makeReset(deps: IdentityDeps, actor: Actor, email: string): Promise<void> {
  const account = (await deps.accounts.findCredentials(email))?.account;
  if (!account?.maySignIn) return;
  const { uid, companyId } = account;
  if (await hasMailsEnough(deps, uid)) return;
  const { code } = await makeLink(deps, { uid, kind: 'reset', createdBy: undefined });
  const subject = `account:${uid}`;
  await deps.tell({ kind: 'password-reset', uid, subject, fact: code, params: { code }, language: undefined }, [
    'mail',
  ]);
  await deps.audit.record(actor, { action: 'password-reset-asked', subject, details: {}, companyId });
}

/** Nobody's letterbox is filled by a stranger; what its owner waits for lies in it, and opens. */
async function hasMailsEnough(deps: IdentityDeps, uid: string): Promise<boolean> {
  const { attempts, links, sentLinks, clock } = deps;
  const now = clock.now();
  // One after the other, or several jobs at once would each find the last one free.
  await attempts.addAttempt(`reset mails ${uid}`, windowStart(now));
  const [latest] = await links.listLatest('reset', [uid]);
  if (!latest || stateOf(latest, now) !== 'open') return false;
  const sent = await sentLinks.countUnused(uid, 'reset', new Date(now.getTime() - hourMs));
  return sent >= throttle.resetMailsPerHour;
}
