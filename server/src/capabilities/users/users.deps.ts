import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';

export type UsersDeps = {
  identity: Pick<IdentityDoor, 'findPerson' | 'setFirstLogin'>;
  company: Pick<CompanyDoor, 'listShipTos' | 'findCompanyName'>;
  audit: Audit;
};
