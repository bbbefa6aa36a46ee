import { randomUUID } from 'node:crypto';
import { fallbackLanguage } from '@dray/contract/languages.ts';
import type { WantedGrant } from '@dray/contract/staff/staff-grant-shapes.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';
import { Refusal } from '#platform/refusal.ts';
import type { GrantDeps } from '../needs/staff.deps.ts';
import type { Newcomer } from './grant-payload.ts';

export type FoundPerson = { uid: string; newcomer: Newcomer | undefined };

type Named = Pick<WantedGrant, 'email' | 'firstName' | 'lastName' | 'language'>;

/** Somebody of the supplier's by their address, or a new person with a name; a customer never becomes staff (T113). */
export async function findPerson({ identity }: GrantDeps, wanted: Named): Promise<FoundPerson> {
  const known = (await identity.findCredentials(wanted.email))?.account;
  if (known) {
    if (!known.isStaff) throw new Refusal('CUSTOMER_ACCOUNT');
    if (!comesIn(known.status)) throw new Refusal('USER_NOT_ACTIVE');
    return { uid: known.uid, newcomer: undefined };
  }
  const { firstName, lastName, language = fallbackLanguage } = wanted;
  if (!firstName || !lastName || hasAddress(`${firstName} ${lastName}`)) throw new Refusal('STAFF_NAME_NEEDED');
  return { uid: `u-${randomUUID()}`, newcomer: { email: wanted.email, firstName, lastName, language } };
}

/** Who can come in, or has been invited to. */
export const comesIn = (status: string): boolean => status === 'Active' || status === 'Invited';
