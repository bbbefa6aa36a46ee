import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyNumbersDoor } from '#capabilities/company/index.ts';
import type { CustomersDoor } from '#capabilities/customers/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MasterDataDoor } from '#capabilities/master-data/index.ts';
import type { StaffDoor } from '#capabilities/staff/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { OnboardingStore } from '../store/onboarding.store.ts';

export type OnboardingDeps = {
  onboardings: OnboardingStore;
  clock: Clock;
  audit: Audit;
  identity: Pick<IdentityDoor, 'listAccountsByEmail' | 'listManagedAccounts'>;
  company: CompanyNumbersDoor;
  customers: Pick<CustomersDoor, 'judgeObstacles' | 'writeGates'>;
  /** Rows are judged and written as those of a file are. */
  master: Pick<MasterDataDoor, 'judgeRows' | 'listOwners' | 'listRows' | 'writeRows'>;
  staff: Pick<StaffDoor, 'askChange' | 'getChange'>;
};

/** Who works on a new customer. */
export type Onboarder = Pick<Request, 'caller' | 'actor' | 'language'>;
