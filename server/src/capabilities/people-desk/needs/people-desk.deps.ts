import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor, ManagedAccount } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { UsersDoor } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleHelpStore } from '../store/people-help.store.ts';

export type PeopleDeskDeps = {
  clock: Clock;
  helps: PeopleHelpStore;
  access: Pick<AccessDoor, 'listGrantsAt'>;
  identity: Pick<
    IdentityDoor,
    | 'listManagedAccounts'
    | 'lockAccount'
    | 'listUidsOf'
    | 'listInvitations'
    | 'findInvitationWait'
    | 'tellInvitation'
    | 'findLocks'
    | 'unlockAccount'
    | 'countAccess'
    | 'endAllAccess'
  >;
  users: Pick<UsersDoor, 'sendInvitationAgain' | 'correctDetails'>;
  company: Pick<CompanyDoor, 'listCustomers'>;
  notifications: Pick<NotificationsDoor, 'tell'>;
  audit: Pick<Audit, 'record'>;
  /** To the address that was theirs until now. */
  sayAddressChanged: (old: Pick<ManagedAccount, 'email' | 'locale'>) => Promise<void>;
  hasPasswordsHere: boolean;
};
