import type { Country } from '@dray/contract/markets.ts';
import type { OrderHead } from '#capabilities/ordering/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { narrowedTo, narrowedToMarket } from '#platform/request/narrow-scope.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { OrderDeskDeps } from './order-desk.deps.ts';
import { findOwners, type OrderOwnership } from './order-owners.ts';

type Filter = Parameters<OrderDeskDeps['ordering']['listOrders']>[1];
export type AskedAllOrders = {
  market: Country | undefined;
  company: string | undefined;
  filter: Filter;
  page: { offset: number; limit: number };
};

export type AllOrders = {
  rows: readonly { order: OrderHead; owner: OrderOwnership }[];
  total: number;
  isMore: boolean;
};

/** The same list that customers have of their own orders, over all that the reader reaches. */
export async function listAllOrders(
  deps: OrderDeskDeps,
  request: Request,
  { market, company, filter, page }: AskedAllOrders,
): Promise<AllOrders> {
  const { scope, country } = await reachOf(deps, request.scope, { market, company });
  // A day begins on the wall of the market that is looked at; staff have none of their own.
  const caller = { ...request.caller, country: country ?? request.caller.country };
  const narrow: Request = { ...request, caller, scope };
  const { orders, total, isMore } = await deps.ordering.listOrders(narrow, filter, page);
  const owners = await findOwners(
    deps,
    scope,
    orders.map(({ orderNumber }) => orderNumber),
  );
  const rows = orders.flatMap((order) => {
    const owner = owners.get(order.orderNumber);
    return owner ? [{ order, owner }] : [];
  });
  return { rows, total, isMore };
}

/** Of one market, one company, or both; one out of reach answers like one that does not exist. */
async function reachOf(
  { company }: OrderDeskDeps,
  scope: Scope,
  asked: Pick<AskedAllOrders, 'market' | 'company'>,
): Promise<{ scope: Scope; country: Country | undefined }> {
  if (asked.company !== undefined) {
    const [found] = await company.listCustomers(scope, [asked.company]);
    const own = found && narrowedTo(scope, found);
    if (!found || !own) throw new Refusal('COMPANY_NOT_FOUND');
    const isElsewhere = asked.market !== undefined && asked.market !== found.country;
    return { scope: isElsewhere ? narrowedToMarket(own, asked.market, () => false) : own, country: found.country };
  }
  if (asked.market === undefined) return { scope, country: undefined };
  const portfolio = scope.companyIds.length > 0 ? await company.listCustomers(scope, scope.companyIds) : [];
  const there = new Set(portfolio.filter(({ country }) => country === asked.market).map(({ id }) => id));
  return { scope: narrowedToMarket(scope, asked.market, (id) => there.has(id)), country: asked.market };
}
