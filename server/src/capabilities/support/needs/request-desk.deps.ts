import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { CannedAnswerStore } from '../store/canned-answer.store.ts';
import type { NoteStore } from '../store/note.store.ts';
import type { RequestListStore } from '../store/request-list.store.ts';
import type { SupportDeps } from './support.deps.ts';

/** Who may answer requests of a customer. */
export const answering: StaffRight = 'requests.answer';

/** What those who answer need besides what those who ask need. */
export type RequestDeskDeps = SupportDeps & {
  requests: RequestListStore;
  notes: NoteStore;
  canned: CannedAnswerStore;
  access: Pick<AccessDoor, 'listStaffRoles' | 'listStaffGrants' | 'findCaller'>;
  identity: Pick<IdentityDoor, 'listManagedAccounts'>;
  customers: Pick<CompanyDoor, 'listCustomers'>;
  ordering: Pick<OrderingDoor, 'listOrders'>;
};
