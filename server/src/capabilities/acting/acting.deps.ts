import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { ActingStore } from './acting.store.ts';
import type { ActingPermissionStore } from './acting-permission.store.ts';

export type ActingDeps = {
  clock: Clock;
  sessions: ActingStore;
  permissions: ActingPermissionStore;
  access: Pick<AccessDoor, 'findCaller' | 'listGrantsAt' | 'listOwnGrants'>;
  identity: Pick<IdentityDoor, 'listManagedAccounts' | 'findAccount' | 'addDesk'>;
  company: Pick<CompanyDoor, 'findShipTo' | 'listCustomers' | 'listCompanyNames' | 'listShipToNames'>;
  cart: Pick<CartDoor, 'acceptAgreement'>;
  audit: Pick<Audit, 'record'>;
};
