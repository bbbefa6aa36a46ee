import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { assignPriceList, type WantedAssignment } from './assign-price-list.ts';
import type { AssigningDeps } from './assigning.deps.ts';
import { assignmentStore } from './assignment.store.ts';
import { getFollowed, getShipTo } from './followed-lists.ts';
import { type AskedAssignment, previewAssignment } from './preview-assignment.ts';

type Needs = Pick<AssigningDeps, 'todayIn'> & {
  auditOf: DoorOf<Audit>;
  pricingOf: DoorOf<Pick<AssigningDeps, 'listOwnPrices'>>;
  companyOf: DoorOf<Pick<AssigningDeps, 'findShipTo'>>;
  catalogueOf: DoorOf<Pick<AssigningDeps, 'goodsFor'>>;
  countCartsOf: (transaction: Transaction) => AssigningDeps['countCarts'];
};
export type Assigning = ReturnType<ReturnType<typeof openAssigning>>;

/** Which price list counts for whom from when on, for the supplier's people. */
export const openAssigning =
  ({ auditOf, pricingOf, companyOf, catalogueOf, countCartsOf, todayIn }: Needs) =>
  (transaction: Transaction) => {
    const deps: AssigningDeps = {
      assignments: assignmentStore(transaction),
      audit: auditOf(transaction),
      listOwnPrices: pricingOf(transaction).listOwnPrices,
      findShipTo: companyOf(transaction).findShipTo,
      goodsFor: catalogueOf(transaction).goodsFor,
      countCarts: countCartsOf(transaction),
      todayIn,
    };
    return {
      listLists: ({ scope }: Pick<Request, 'scope'>, country: Country | undefined) =>
        deps.assignments.listLists(scope.markets.filter((each) => country === undefined || each === country)),
      getFollowed: async (request: Pick<Request, 'scope'>, shipTo: string) =>
        getFollowed(deps, await getShipTo(deps, request, shipTo)),
      previewAssignment: (request: Pick<Request, 'scope'>, asked: AskedAssignment) =>
        previewAssignment(deps, request, asked),
      assignPriceList: (request: Pick<Request, 'scope' | 'actor'>, wanted: WantedAssignment) =>
        assignPriceList(deps, request, wanted),
    };
  };
