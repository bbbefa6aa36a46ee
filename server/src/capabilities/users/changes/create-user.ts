import { randomUUID } from 'node:crypto';
import type { NewUser } from '@dray/contract/users/managed-user-shapes.ts';
import type { Request } from '#platform/request/request.ts';
import { findTypedFaults, tidyPerson } from '../rules/typed-person.model.ts';
import { changesAt, type WantedRole } from '../rules/wanted-roles.model.ts';
import { inviteInLimits } from './invite-in-limits.ts';
import { type ShownPerson, showPeople, subjectOf } from './list-people.ts';
import { readManagement, readTeam } from './management.ts';
import { planRoles } from './plan-roles.ts';
import { refuseFaults, userExists } from './user-faults.ts';
import type { UsersDeps } from './users.deps.ts';

export type Managing = Pick<Request, 'caller' | 'actor' | 'scope' | 'language'>;

/** A person with their roles and the mail that lets them in: all three, or none of them. */
export async function createUser(deps: UsersDeps, request: Managing, given: NewUser): Promise<ShownPerson> {
  const { identity, access, audit, clock } = deps;
  const { caller, actor, scope, language } = request;
  const person = tidyPerson(given);
  const wording = { language, country: given.country };
  const management = await readManagement(deps, caller, scope);
  const wanted = { roles: wantedFromWire(given.permissionSchema), deletedShipTos: given.deletedShipToList };
  const plan = await planRoles(deps, management, [], wanted);
  refuseFaults([...findTypedFaults(person), ...plan.faults], 'create', wording);

  const uid = `u-${randomUUID()}`;
  const [first] = plan.added;
  if (!first) throw new Error('a person without a role was not refused');
  const isNew = await identity.addAccount({
    ...person,
    uid,
    languages: given.languages,
    locale: given.locale,
    companyId: first.companyId,
    customerType: first.customerType,
    createdAt: clock.now(),
  });
  if (!isNew) throw userExists(wording);
  await access.addGrants(uid, plan.added);
  await inviteInLimits(deps, request, uid);
  const companyIds = [...new Set(plan.added.map(({ companyId }) => companyId))];
  for (const companyId of companyIds)
    await audit.record(actor, {
      action: 'roles-changed',
      subject: subjectOf(uid),
      details: {},
      companyId,
      changes: changesAt(companyId, [], plan.after),
    });
  return showOne(deps, request, uid, companyIds);
}

/** As they are after a change, to the person who made it. */
export async function showOne(
  deps: UsersDeps,
  { caller, scope }: Managing,
  uid: string,
  companyIds: readonly string[],
): Promise<ShownPerson> {
  const [management, team] = await Promise.all([readManagement(deps, caller, scope), readTeam(deps, companyIds)]);
  const [shown] = await showPeople(
    deps,
    management,
    team,
    [...team.accounts.values()].filter((account) => account.uid === uid),
  );
  if (!shown) throw new Error(`person ${uid} is gone in the middle of his change`);
  return shown;
}

export const wantedFromWire = (schema: NewUser['permissionSchema']): WantedRole[] =>
  schema.flatMap(({ companyId, rpDetails }) =>
    rpDetails.map(({ roleid, shipToId }) => ({ companyId, shipToId, roleId: roleid })),
  );
