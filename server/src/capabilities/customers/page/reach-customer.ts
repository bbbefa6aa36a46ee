import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { CustomerRow } from '#capabilities/company/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { narrowedTo } from '#platform/request/narrow-scope.ts';
import { reaches, staffReachOf } from '#platform/request/reach.ts';
import type { Caller, Request, Scope } from '#platform/request/request.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';

/** A customer, and a scope that holds nobody else. */
export type ReachedCustomer = { company: CustomerRow; scope: Scope };

/** One out of the reader's markets and portfolio answers like one that does not exist. */
export async function reachCustomer(
  { company }: Pick<CustomersDeps, 'company'>,
  request: Pick<Request, 'scope'>,
  companyId: string,
): Promise<ReachedCustomer> {
  const [found] = await company.listCustomers(request.scope, [companyId]);
  const scope = found && narrowedTo(request.scope, found);
  if (!found || !scope) throw new Refusal('COMPANY_NOT_FOUND');
  return { company: found, scope };
}

/** Whether one of the supplier's people holds another right than the call's at this very customer. */
export const holdsRightAt = (
  { staffGrants }: Pick<Caller, 'staffGrants'>,
  right: StaffRight,
  { id, country }: Pick<CustomerRow, 'id' | 'country'>,
): boolean =>
  reaches({ ...staffReachOf(staffGrants, right), shipToIds: [] }, { companyId: id, shipToId: undefined, country });
