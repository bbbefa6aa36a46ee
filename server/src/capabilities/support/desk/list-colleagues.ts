import { reaches, staffReachOf } from '#platform/request/reach.ts';
import { answering, type RequestDeskDeps } from '../needs/request-desk.deps.ts';
import type { TicketOwner } from '../rules/ticket.model.ts';

export type Colleague = { uid: string; name: string };

/** Who may look after a request: each of the supplier's people who may answer it, by name. */
export async function listColleagues(
  { access, identity }: Pick<RequestDeskDeps, 'access' | 'identity'>,
  owner: TicketOwner,
): Promise<Colleague[]> {
  const [roles, grants] = await Promise.all([access.listStaffRoles(), access.listStaffGrants()]);
  const answers = new Map(roles.filter(({ rights }) => rights.includes(answering)).map((role) => [role.id, role]));
  const held = grants.filter(({ roleId, countries }) => answers.has(roleId) && countries.includes(owner.country));
  const uids = [...new Set(held.map(({ uid }) => uid))];
  const isWhole = (uid: string) => held.some((each) => each.uid === uid && !answers.get(each.roleId)?.ownCustomersOnly);
  const portfolios = uids.filter((uid) => !isWhole(uid));
  const [accounts, callers] = await Promise.all([
    identity.listManagedAccounts(uids),
    Promise.all(portfolios.map((uid) => access.findCaller(uid))),
  ]);
  const reaching = new Set([
    ...uids.filter(isWhole),
    ...callers.flatMap((known) =>
      known && reaches({ ...staffReachOf(known.caller.staffGrants, answering), shipToIds: [] }, owner)
        ? known.caller.uid
        : [],
    ),
  ]);
  return accounts
    .filter(({ uid, status }) => reaching.has(uid) && status === 'Active')
    .map(({ uid, firstName, lastName }) => ({ uid, name: `${firstName} ${lastName}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
