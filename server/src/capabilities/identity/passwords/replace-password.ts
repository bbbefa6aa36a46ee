import { barredPasswords } from '@dray/contract/identity/password-rules.ts';
import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import type { Actor } from '#platform/request/request.ts';
import { endOtherAccess } from '../devices/end-other-access.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { HashedPassword } from '../store/password.store.ts';

type Replaced = {
  uid: string;
  companyId: string | undefined;
  hashed: HashedPassword;
  keepSession?: string | undefined;
};

/**
 * Sets it, ends whatever was open under the old one, and tells its owner. Undefined where another change came first.
 */
export async function replacePassword(
  deps: IdentityDeps,
  actor: Actor,
  { uid, companyId, hashed, keepSession }: Replaced,
): Promise<EndedAccess | undefined> {
  const at = deps.clock.now();
  if (!(await deps.passwords.setPassword(uid, hashed))) return undefined;
  if (hashed.from) await deps.passwords.addReplaced(uid, hashed.from, { at, keep: barredPasswords - 1 });
  const ended = await endOtherAccess(deps, uid, keepSession);
  // Of a reset that somebody else may have asked for.
  await deps.links.endLinksOf(uid, undefined, at);
  const subject = `account:${uid}`;
  await deps.tell(
    {
      kind: 'password-changed',
      uid,
      subject,
      fact: actor.requestId,
      params: { at: at.toISOString() },
      language: undefined,
    },
    ['mail', 'bell'],
  );
  await deps.audit.record({ ...actor, name: uid, companyId }, { action: 'password-set', subject, details: {} });
  return ended;
}
