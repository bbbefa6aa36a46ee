import { headOffice } from '@dray/contract/markets.ts';
import type { UserUpdate } from '@dray/contract/users/managed-user-shapes.ts';
import type { NewGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import { shipTosOrderedFor } from '../rules/grant-target.model.ts';
import { lockOf } from '../rules/locks.model.ts';
import { changesAt } from '../rules/wanted-roles.model.ts';
import { type Managing, showOne, wantedFromWire } from './create-user.ts';
import { type ShownPerson, subjectOf } from './list-people.ts';
import { lockManaged, type Management, readManagement } from './management.ts';
import { planRoles, type RolePlan } from './plan-roles.ts';
import { refuseLocked } from './refuse-locked.ts';
import { refuseFaults } from './user-faults.ts';
import type { UsersDeps } from './users.deps.ts';

/** Roles and languages of somebody whom the caller manages; on the record that they were shown, or not at all. */
export async function updateUser(
  deps: UsersDeps,
  request: Managing,
  uid: string,
  update: UserUpdate,
): Promise<ShownPerson> {
  const { caller, actor, scope, language } = request;
  const management = await readManagement(deps, caller, scope);
  const wanted = { roles: wantedFromWire(update.permissionSchema), deletedShipTos: update.deletedShipToList };
  const alsoCompanies = wanted.roles.map(({ companyId }) => companyId);
  const { account, team, companyIds } = await lockManaged(deps, management, uid, alsoCompanies);
  refuseLocked(lockOf(management.manager, account, team));
  if (account.version !== update.version)
    throw new Refusal('USER_CHANGED', {}, undefined, { version: account.version });
  if (account.status !== 'Active' && account.status !== 'Invited') throw new Refusal('USER_NOT_ACTIVE');

  const before = team.grants.filter((grant) => grant.uid === uid);
  const plan = await planRoles(deps, management, before, wanted);
  refuseFaults(plan.faults, 'update', { language, country: account.country ?? headOffice });
  await deps.access.removeGrants(uid, plan.removed);
  await deps.access.addGrants(uid, plan.added);
  await deps.identity.changeAccount(uid, { languages: update.languages, locale: update.locale });
  if (account.status === 'Active') await reopenWhereHeOrders(deps, management, uid, plan.added);
  for (const companyId of companyIds) await recordRoles(deps, actor, { uid, companyId, before, plan });
  await recordLanguages(deps, actor, account, update);
  return showOne(deps, request, uid, companyIds);
}

type RoleRecord = { uid: string; companyId: string; before: RolePlan['removed']; plan: RolePlan };

async function recordRoles({ audit }: UsersDeps, actor: Actor, { uid, companyId, before, plan }: RoleRecord) {
  const changes = changesAt(companyId, before, plan.after);
  if (Object.keys(changes).length === 0) return;
  await audit.record(actor, { action: 'roles-changed', subject: subjectOf(uid), details: {}, companyId, changes });
}

async function recordLanguages({ audit }: UsersDeps, actor: Actor, account: ManagedAccount, update: UserUpdate) {
  const from = account.languages.join(',');
  const to = update.languages.join(',') || update.locale;
  const changes = {
    ...(from === to ? {} : { languages: { from, to } }),
    ...(account.locale === update.locale ? {} : { locale: { from: account.locale, to: update.locale } }),
  };
  if (Object.keys(changes).length === 0) return;
  await audit.record(actor, {
    action: 'languages-changed',
    subject: subjectOf(account.uid),
    details: {},
    companyId: account.companyId,
    changes,
  });
}

/** A ship-to that closed because nobody was left to order for it opens again with somebody who may. */
async function reopenWhereHeOrders(
  { access, company, deactivations }: UsersDeps,
  { shipTos }: Management,
  uid: string,
  added: readonly NewGrant[],
): Promise<void> {
  if (added.length === 0) return;
  const orders = shipTosOrderedFor(await access.listGrantsOf([uid]), shipTos);
  const closed = await deactivations.takeShipTos(orders.map(({ id }) => id));
  await company.reopenShipTos(closed);
}
