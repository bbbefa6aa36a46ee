import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { staffRoutes } from '@dray/contract/staff/staff.rest.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { ShownChange } from '../changes/show-changes.ts';
import type { GiveableRole } from '../people/get-self.ts';
import type { ShownGrant, ShownStaff } from '../people/list-staff.ts';

type Routes = typeof staffRoutes;
type RoleOnWire = RestOutput<Routes['listStaffRoles']>['results'][number];
type PersonOnWire = RestOutput<Routes['listStaffGrants']>['results'][number];
type ChangeOnWire = RestOutput<Routes['approveChange']>;

export const roleToWire = ({ id, name, rights, ownCustomersOnly, giveableIn }: GiveableRole): RoleOnWire => ({
  id,
  name,
  rights: [...rights],
  ownCustomersOnly,
  giveableIn: [...giveableIn],
});

export const staffToWire = ({ account, lastSignIn, grants }: ShownStaff): PersonOnWire => ({
  uid: account.uid,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  status: account.status,
  lastSignIn: lastSignIn?.toISOString() ?? null,
  grants: grants.map(grantToWire),
});

const grantToWire = (grant: ShownGrant): PersonOnWire['grants'][number] => ({
  id: grant.id,
  roleId: grant.roleId,
  markets: [...grant.countries],
  source: grant.source,
  grantedBy: grant.giver ? { kind: 'person', name: nameOf(grant.giver) } : { kind: 'system', name: grant.grantedBy },
  grantedAt: grant.grantedAt.toISOString(),
  endsOn: grant.endsOn ?? null,
  mayEnd: grant.mayEnd,
});

export const changeToWire = (change: ShownChange): ChangeOnWire => ({
  id: change.id,
  kind: change.kind,
  subject: { key: change.subject, name: change.shown.name },
  before: change.shown.before,
  after: change.shown.after,
  state: change.state,
  requestedBy: { uid: change.requestedBy, name: change.requester ? nameOf(change.requester) : null },
  requestedAt: change.requestedAt.toISOString(),
  expiresAt: change.expiresAt.toISOString(),
  decidedBy: change.decider ? nameOf(change.decider) : (change.decidedBy ?? null),
  decidedAt: change.decidedAt?.toISOString() ?? null,
  reason: change.reason ?? null,
  mayDecide: change.mayDecide,
  whyNot: change.whyNot ?? null,
  mayWithdraw: change.mayWithdraw,
  command: change.command ?? null,
});

const nameOf = ({ firstName, lastName }: ManagedAccount): string => `${firstName} ${lastName}`;
