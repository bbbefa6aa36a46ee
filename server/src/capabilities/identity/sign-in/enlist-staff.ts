import { randomUUID } from 'node:crypto';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account, Vouched } from '../rules/identity.model.ts';
import { namesOf } from '../rules/said-names.model.ts';

type Verified = Vouched & { email: string };

/**
 * Whether somebody is let in by their groups alone: nobody here knows them, or they are staff who were invited and have not come
 * yet. A customer stays a customer, in whichever group they are (T113), and who was put out stays out.
 */
export async function isEnlisted(
  { staffGroups }: Pick<IdentityDeps, 'staffGroups'>,
  { groups }: Vouched,
  found: Account | undefined,
): Promise<boolean> {
  const mayCome = found === undefined || (found.isStaff && found.status === 'Invited');
  return mayCome && groups.kind === 'listed' && (await staffGroups.areGroupsMapped(groups.names));
}

/** From now on they are staff who may sign in: no link, no password, for the directory has vouched for both. */
export async function enlistStaff(
  deps: IdentityDeps,
  actor: Actor,
  { email, names }: Verified,
  found: Account | undefined,
): Promise<Account | undefined> {
  const uid = found?.uid ?? (await addPerson(deps, email, names));
  // Added a moment ago by their other window.
  if (uid === undefined) return (await deps.accounts.findCredentials(email))?.account;
  await deps.passwords.setVerified(uid);
  await deps.audit.record(
    { ...actor, name: 'directory' },
    found
      ? { action: 'status-changed', subject: `account:${uid}`, details: { status: 'Active' } }
      : { action: 'staff-added', subject: `account:${uid}`, details: {} },
  );
  return deps.accounts.findAccount(uid);
}

async function addPerson(
  { staffAccounts, clock }: IdentityDeps,
  email: string,
  names: Vouched['names'],
): Promise<string | undefined> {
  const uid = `u-${randomUUID()}`;
  const isNew = await staffAccounts.addStaff({
    uid,
    email,
    ...namesOf(names, email),
    locale: names.language ?? fallbackLanguage,
    createdAt: clock.now(),
  });
  return isNew ? uid : undefined;
}
