import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import type { TicketOwner } from './rules/ticket.model.ts';

/**
 * The ship-to of that number. Without one it is the company's as a whole for anyone who holds Support for all of it, else a
 * ship-to of theirs.
 */
export async function findOwner(
  { company }: Pick<SupportDeps, 'company'>,
  { scope, caller }: Request,
  shipToId: string | undefined,
): Promise<TicketOwner | undefined> {
  if (shipToId !== undefined) {
    const named = await company.findShipTo(scope, shipToId);
    return named && { companyId: named.companyId, shipToId: named.id, country: named.country };
  }
  // Staff reach everybody, so nothing stands for all they reach.
  if (caller.isStaff) return undefined;
  const { companyId, country } = caller;
  if (companyId !== undefined && country !== undefined && scope.companyIds.includes(companyId))
    return { companyId, shipToId: undefined, country };
  const [first] = await company.listShipTos(scope);
  if (!first) return undefined;
  const isWhole = scope.companyIds.includes(first.companyId);
  return { companyId: first.companyId, shipToId: isWhole ? undefined : first.id, country: first.country };
}
