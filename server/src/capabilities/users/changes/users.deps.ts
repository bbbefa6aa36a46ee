import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DeactivationStore } from '../store/deactivation.store.ts';

export type UsersDeps = {
  identity: Pick<
    IdentityDoor,
    | 'findPerson'
    | 'setFirstLogin'
    | 'listManagedAccounts'
    | 'lockAccount'
    | 'addAccount'
    | 'changeAccount'
    | 'correctDetails'
    | 'inviteAccount'
    | 'findInvitationWait'
    | 'listInvitations'
    | 'listWhoAgreed'
    | 'listSessions'
    | 'endAllAccess'
  >;
  access: Pick<
    AccessDoor,
    | 'listRoles'
    | 'listOwnGrants'
    | 'listGrantsAt'
    | 'listGrantsOf'
    | 'addGrants'
    | 'removeGrants'
    | 'switchOffGrants'
    | 'switchOnGrants'
  >;
  company: Pick<
    CompanyDoor,
    | 'listShipTos'
    | 'listShipToNames'
    | 'findCompanyName'
    | 'listCompanies'
    | 'lockCompanies'
    | 'suspendShipTos'
    | 'reopenShipTos'
  >;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  deactivations: DeactivationStore;
  audit: Audit;
  clock: Clock;
};
