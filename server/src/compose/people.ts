import { access, accessStore, roleGrantStore } from '#capabilities/access/index.ts';
import { type Audit, audit, auditStore, auditTrailStore } from '#capabilities/audit/index.ts';
import {
  company,
  companyStore,
  instantOf,
  payerStore,
  payersWithinStore,
  shipToStateStore,
  supplyStore,
} from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import { deactivationStore, users } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type PeopleParts = {
  clock: Clock;
  auditOf: DoorOf<Audit>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  identityOf: DoorOf<IdentityDoor>;
};

export const auditOver = (clock: Clock) => (transaction: Transaction) =>
  audit({
    events: auditStore(transaction),
    clock,
    get trail() {
      return auditTrailStore(transaction);
    },
  });

/** Companies and the people who work for them. Every call asks for some of it: what else there is, is opened when wanted. */
export function composePeople({ clock, auditOf, portalConfigOf, identityOf }: PeopleParts) {
  const accessOf = (transaction: Transaction) =>
    access({
      grants: accessStore(transaction),
      identity: identityOf(transaction),
      get roleGrants() {
        return roleGrantStore(transaction);
      },
    });
  const companyOf = (transaction: Transaction) =>
    company({
      companies: companyStore(transaction),
      supplies: supplyStore(transaction),
      portalConfig: portalConfigOf(transaction),
      clock,
      get payers() {
        return payerStore(transaction);
      },
      get payersWithin() {
        return payersWithinStore(transaction);
      },
      get shipToStates() {
        return shipToStateStore(transaction);
      },
    });
  const usersOf = (transaction: Transaction) =>
    users({
      identity: identityOf(transaction),
      access: accessOf(transaction),
      company: companyOf(transaction),
      deactivations: deactivationStore(transaction),
      audit: auditOf(transaction),
      clock,
      instantOf,
    });
  return { accessOf, companyOf, usersOf };
}
