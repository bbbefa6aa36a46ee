import { earliestOpenDate } from '@dray/contract/company/delivery-calendar.ts';
import { type CustomerBlock, customerBlocks } from '@dray/contract/customers/customer-shapes.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { CompanyPage, CustomerRow } from '#capabilities/company/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';
import { type CustomerPerson, listCustomerPeople } from './list-customer-people.ts';
import { holdsRightAt, type ReachedCustomer, reachCustomer } from './reach-customer.ts';

/** Any one of these opens a block; the first is the one that is named to anyone who has none. */
export const rightsOfBlock: Readonly<Record<CustomerBlock, readonly [StaffRight, ...StaffRight[]]>> = {
  prices: ['prices.read', 'prices.explain'],
  credit: ['credit.read'],
  orders: ['orders.read'],
  requests: ['requests.answer'],
  contracts: ['customers.read'],
  history: ['audit.read'],
};

const lastOrders = 10;
const lastRequests = 5;

export type ShownCustomer = Awaited<ReturnType<typeof getCustomer>>;

/** Everything about one customer, each block only for those who hold its right there. */
export async function getCustomer(deps: CustomersDeps, request: Request, companyId: string) {
  const reached = await reachCustomer(deps, request, companyId);
  const page = await deps.company.listPayers(reached.scope, { payerId: undefined, customerType: undefined });
  const mayRead = (block: CustomerBlock) =>
    rightsOfBlock[block].some((right) => holdsRightAt(request.caller, right, reached.company));
  const only = <T>(block: CustomerBlock, read: () => Promise<T>) => (mayRead(block) ? read() : undefined);
  // Each of them asks for what is the customer's alone, whatever else the reader reaches.
  const narrow: Request = { ...request, caller: request.caller, scope: reached.scope };
  const [people, nextDeliveries, prices, credit, orders, requests, contracts] = await Promise.all([
    listCustomerPeople(deps, companyId),
    findNextDeliveries(deps, page),
    only('prices', () => listPriceLists(deps, page)),
    only('credit', () => listCredit(deps, page)),
    only('orders', () => listOrders(deps, narrow)),
    only('requests', () => listRequests(deps, narrow)),
    only('contracts', () => deps.contracts.listContracts(narrow, undefined)),
  ]);
  return {
    company: reached.company satisfies CustomerRow,
    page,
    people: people satisfies readonly CustomerPerson[],
    nextDeliveries,
    prices,
    credit,
    orders,
    requests,
    contracts,
    hasHistory: mayRead('history'),
    hidden: customerBlocks
      .filter((block) => !mayRead(block))
      .map((block) => ({ block, right: rightsOfBlock[block][0] })),
  };
}

export const shipTosOf = ({ payers }: CompanyPage) =>
  payers.flatMap(({ soldTos }) => soldTos.flatMap(({ shipTos }) => shipTos));

/** By its usual means of transport; a ship-to without one has no day. */
async function findNextDeliveries(
  { company, orderMoment, clock }: CustomersDeps,
  page: CompanyPage,
): Promise<ReadonlyMap<string, string>> {
  const countries = [...new Set(shipTosOf(page).map(({ shipTo }) => shipTo.country))];
  const calendars = new Map(
    await Promise.all(countries.map(async (country) => [country, await company.findMarketCalendar(country)] as const)),
  );
  return new Map(
    shipTosOf(page).flatMap(({ shipTo, transports: [usual] }) => {
      const calendar = calendars.get(shipTo.country);
      if (!usual || !calendar) return [];
      const { timeZone, holidays } = calendar;
      const day = earliestOpenDate({ ...usual, holidays }, orderMoment(clock.now(), timeZone));
      return day === undefined ? [] : [[shipTo.id, day] as const];
    }),
  );
}

const listPriceLists = ({ pricing }: CustomersDeps, page: CompanyPage) =>
  Promise.all(
    shipTosOf(page).map(async ({ shipTo }) => ({
      shipToId: shipTo.id,
      priceList: await pricing.findPriceListOf(shipTo.id),
    })),
  );

const listCredit = async ({ credit }: CustomersDeps, { payers }: CompanyPage) =>
  credit.findCredit(payers.map(({ payer }) => payer.id));

const anyOrder = {
  search: undefined,
  shipToIds: undefined,
  from: undefined,
  to: undefined,
  statuses: undefined,
  deliveryStatuses: undefined,
  view: undefined,
};
const listOrders = ({ ordering }: CustomersDeps, request: Request) =>
  ordering.listOrders(request, anyOrder, { offset: 0, limit: lastOrders });

const listRequests = ({ support }: CustomersDeps, request: Request) =>
  support.listTickets(request, { status: undefined, search: undefined, offset: 0, limit: lastRequests });

export type { ReachedCustomer };
