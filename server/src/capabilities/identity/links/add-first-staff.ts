import { randomUUID } from 'node:crypto';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { addressOf } from '../rules/account-link.model.ts';
import type { NewStaff } from '../rules/managed-account.model.ts';
import { makeLink } from './make-link.ts';

/** The way in, or why there is none. */
export type FirstStaff =
  | { link: string; uid: string }
  | { link: undefined; because: 'staff is there' | 'address is taken' };

/**
 * For a portal that nobody of the supplier's can sign in to yet. Answers with the link by which they come in: no mail, for
 * there may be no mail server yet.
 */
export async function addFirstStaff(
  deps: IdentityDeps,
  actor: Actor,
  person: Omit<NewStaff, 'uid' | 'createdAt'>,
  portalUrl: string,
): Promise<FirstStaff> {
  if (await deps.staffAccounts.hasStaff()) return { link: undefined, because: 'staff is there' };
  const uid = `u-${randomUUID()}`;
  const isNew = await deps.staffAccounts.addStaff({ ...person, uid, createdAt: deps.clock.now() });
  if (!isNew) return { link: undefined, because: 'address is taken' };
  const link = await makeLink(deps, { uid, kind: 'invitation', createdBy: undefined });
  await deps.audit.record(actor, { action: 'first-staff-added', subject: `account:${uid}`, details: {} });
  return { link: addressOf(portalUrl, 'invitation', link), uid };
}
