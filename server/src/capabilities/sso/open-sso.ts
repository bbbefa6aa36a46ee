import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { SsoDeps } from './sso.deps.ts';
import { type SsoDoor, sso } from './sso.door.ts';

type Needs = Pick<SsoDeps, 'clock' | 'settings'> & {
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  companyOf: DoorOf<Pick<CompanyDoor, 'findCompanyName'>>;
  auditOf: DoorOf<Audit>;
};

/** The way to the tools of others. */
export const openSso =
  ({ identityOf, companyOf, auditOf, ...needs }: Needs): DoorOf<SsoDoor> =>
  (transaction) =>
    sso({
      ...needs,
      identity: identityOf(transaction),
      company: companyOf(transaction),
      audit: auditOf(transaction),
    });
