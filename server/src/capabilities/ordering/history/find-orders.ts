import type { Request } from '#platform/request/request.ts';
import { numberWord } from '#platform/text/number-word.ts';
import { slipPatterns } from '#platform/text/slip-patterns.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { OrderHead } from '../store/order-row.store.ts';
import { type AskedOrders, listOrders } from './list-orders.ts';

export type FoundOrders = {
  /** Of which this is the very number. */
  exact: readonly OrderHead[];
  orders: readonly OrderHead[];
  total: number;
  isMore: boolean;
  /** What the list is asked for to show the same. */
  search: string;
  corrected: string | undefined;
};

type Asker = Pick<Request, 'scope' | 'caller'>;
type Deps = Pick<OrderingDeps, 'orderSearch'> & OrderingDeps;

/** Fewer signs are in nearly every number, and would be looked for along the whole history. */
const shortest = 3;
const maxLength = 60;
const nothing: FoundOrders = { exact: [], orders: [], total: 0, isMore: false, search: '', corrected: undefined };

/** By the whole text, then by the number among its words, then by a number that one slip of the hand makes of it. */
export async function findOrders(deps: Deps, asker: Asker, text: string, max: number): Promise<FoundOrders> {
  const asked = [...new Set([text, numberWord(text)])].filter(
    (each) => each !== undefined && each.length >= shortest && each.length <= maxLength,
  ) as string[];
  for (const search of asked) {
    const found = await findBy(deps, asker, search, max);
    if (found.exact.length + found.total > 0) return found;
  }
  const number = asked.at(-1);
  return number !== undefined && /\d/.test(number) ? findNearly(deps, asker, number, max) : nothing;
}

async function findBy(deps: Deps, asker: Asker, search: string, max: number): Promise<FoundOrders> {
  const [named, { orders, total, isMore }] = await Promise.all([
    deps.orderSearch.findNumbered(asker.scope, search, max),
    listOrders(deps, asker, { ...everything, search }, { offset: 0, limit: max }),
  ]);
  const missing = named.filter((number) => !orders.some(({ orderNumber }) => orderNumber === number));
  const known = [...orders, ...(missing.length > 0 ? await deps.orderSearch.listFound(missing) : [])];
  const exact = known.filter((order) => hasNumber(order, search));
  return { ...nothing, exact, orders, total, isMore, search };
}

const everything: AskedOrders = {
  search: undefined,
  shipToIds: undefined,
  from: undefined,
  to: undefined,
  statuses: undefined,
  deliveryStatuses: undefined,
  view: undefined,
};

const hasNumber = ({ orderNumber, orderState: { sapId }, reference }: OrderHead, number: string): boolean =>
  [orderNumber, sapId, reference.customerOrderNumber].some((each) => each?.toLowerCase() === number.toLowerCase());

async function findNearly(deps: Deps, { scope }: Asker, number: string, max: number): Promise<FoundOrders> {
  const patterns = slipPatterns(number.toLowerCase());
  const numbers = patterns.length > 0 ? await deps.orderSearch.findLike(scope, patterns, max) : [];
  if (numbers.length === 0) return nothing;
  const orders = await deps.orderSearch.listFound(numbers);
  const search = orders[0]?.orderNumber ?? number;
  return { ...nothing, orders, total: orders.length, search, corrected: search };
}
