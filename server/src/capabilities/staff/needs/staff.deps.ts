import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { ChangeKind } from '@dray/contract/staff/change-request-shapes.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { ChangeRequest } from '../rules/change-request.model.ts';
import type { ChangeRequestStore } from '../store/change-request.store.ts';

/** Who asks, decides or ends something. */
export type Managing = Pick<Request, 'caller' | 'actor' | 'language'>;

/** What people read of a change: whom it is about, and what becomes what. */
export type ShownSubject = {
  name: string;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  /** What an operator types instead, where nobody else could approve it. */
  command: string;
};

/** Everything that one kind of change knows besides the rest; a capability with changes of its own brings one more. */
export type ChangeRules = {
  /** Held by anyone who decides, in all of the markets. */
  right: StaffRight;
  show(changes: readonly ChangeRequest[]): Promise<ReadonlyMap<string, ShownSubject>>;
  /** Against what holds by now, with its one line in the audit; what has moved meanwhile is refused: `CHANGED_MEANWHILE`. */
  apply(request: Managing, change: ChangeRequest): Promise<void>;
};

export type ChangeKinds = Readonly<Record<ChangeKind, ChangeRules>>;

/** What giving and ending a role takes. */
export type GrantDeps = {
  identity: Pick<
    IdentityDoor,
    'findCredentials' | 'findInvitationWait' | 'inviteStaff' | 'listManagedAccounts' | 'listStaff' | 'lockAccount'
  >;
  access: Pick<
    AccessDoor,
    | 'endStaffGrant'
    | 'findCaller'
    | 'findStaffGrant'
    | 'listStaffGrants'
    | 'listStaffGrantsOf'
    | 'listStaffRoles'
    | 'lockStaffManagers'
    | 'replaceStaffGrant'
  >;
  audit: Audit;
  clock: Clock;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
};

export type StaffDeps = GrantDeps & {
  changes: ChangeRequestStore;
  kinds: ChangeKinds;
  company: Pick<CompanyDoor, 'listCompanyNames'>;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
};
