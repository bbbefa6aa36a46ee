import type { Country } from '@dray/contract/markets.ts';
import type { HeldStaffGrant } from '#capabilities/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { GrantDeps } from '../needs/staff.deps.ts';
import { inOrder } from '../rules/giving.model.ts';
import { comesIn } from './find-person.ts';
import type { Newcomer } from './grant-payload.ts';
import { refuseLastManager } from './refuse-last-manager.ts';

export type Given = {
  uid: string;
  newcomer: Newcomer | undefined;
  roleId: string;
  markets: readonly Country[];
  endsOn: string | undefined;
  grantedBy: string;
  /** The invitation is sent in the name of this person; a command's in nobody's. */
  invitedBy: string | undefined;
  /** The role as it was held when this was asked for; undefined where nobody has asked before. */
  expected: string | null | undefined;
  details: Readonly<Record<string, string>>;
};

/** The mail's link, for the new. */
export type GivenLink = Awaited<ReturnType<GrantDeps['identity']['inviteStaff']>>;

/** Gives a role, in place of the one of that name which the person holds by hand; with one line in the audit. */
export async function giveGrant(deps: GrantDeps, actor: Actor, given: Given): Promise<GivenLink> {
  const { access, audit } = deps;
  const { uid, newcomer, roleId, endsOn, grantedBy, details } = given;
  const markets = inOrder(given.markets);
  const link = newcomer ? await letIn(deps, given, newcomer) : await lockPerson(deps, uid);
  await access.lockStaffManagers();
  const everybody = await access.listStaffGrants();
  const held = findManual(everybody, uid, roleId);
  if (given.expected !== undefined && given.expected !== (held?.id ?? null)) throw new Refusal('CHANGED_MEANWHILE');
  const others = everybody.filter((grant) => grant !== held);
  await refuseLastManager(deps, everybody, [...others, { uid, roleId, countries: markets, endsOn }]);

  await access.replaceStaffGrant({ uid, roleId, countries: markets, source: 'manual', grantedBy, endsOn });
  await audit.record(actor, {
    action: newcomer ? 'staff-added' : 'staff-granted',
    subject: `account:${uid}`,
    details: { role: roleId, ...details },
    companyId: undefined,
    changes: {
      markets: { from: held ? held.countries.join(',') : null, to: markets.join(',') },
      endsOn: { from: held?.endsOn ?? null, to: endsOn ?? null },
    },
  });
  return link;
}

/** What a group of the directory gives beside is the directory's. */
export const findManual = (
  grants: readonly HeldStaffGrant[],
  uid: string,
  roleId: string,
): HeldStaffGrant | undefined =>
  grants.find((grant) => grant.uid === uid && grant.roleId === roleId && grant.source === 'manual');

async function letIn({ identity }: GrantDeps, { uid, invitedBy }: Given, newcomer: Newcomer) {
  const { email, firstName, lastName, language } = newcomer;
  const link = await identity.inviteStaff({ uid, email, firstName, lastName, locale: language }, invitedBy);
  // Somebody has come by that address since this was asked for, by another way.
  if (!link) throw new Refusal('CHANGED_MEANWHILE');
  return link;
}

async function lockPerson({ identity }: GrantDeps, uid: string): Promise<undefined> {
  const account = await identity.lockAccount(uid);
  if (!account?.isStaff || !comesIn(account.status)) throw new Refusal('CHANGED_MEANWHILE');
}
