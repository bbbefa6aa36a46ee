import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CatalogueDoor } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor, CreditDoor } from '#capabilities/company/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { OrderingDoor, OutstandingDoor } from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { contractStore } from './contract.store.ts';
import type { ContractsDeps } from './contracts.deps.ts';
import { type ContractsDoor, contracts } from './contracts.door.ts';
import { findCartVolume, sumOrdered } from './count-volumes.ts';
import { findRefill } from './find-refill.ts';
import type { DeliveredSum } from './fulfilment.model.ts';

type Needs = {
  clock: Clock;
  companyOf: DoorOf<Pick<CompanyDoor, 'listShipTos' | 'isPayer'>>;
  creditOf: DoorOf<Pick<CreditDoor, 'listShipToIds'>>;
  filesOf: DoorOf<FilesDoor>;
  portalConfigOf: DoorOf<Pick<PortalConfigDoor, 'findToday'>>;
  cartOf: DoorOf<CartDoor>;
  catalogueOf: DoorOf<Pick<CatalogueDoor, 'goodsFor'>>;
  orderingOf: DoorOf<Pick<OrderingDoor, 'listNewestOf'>>;
  outstandingOf: DoorOf<Pick<OutstandingDoor, 'listOpenGoods'>>;
  /** Of a neighbour beside this one. */
  reportingOf: DoorOf<{
    sumDelivered: (
      shipToIds: readonly string[],
      days: { from: string; to: string },
    ) => Promise<readonly DeliveredSum[]>;
    sumByDay: ContractsDeps['sumByDay'];
    findBegin: ContractsDeps['findSalesBegin'];
  }>;
};

/** What was agreed, measured by what deliveries, orders and the cart hold. */
export const openContracts =
  ({ clock, companyOf, filesOf, cartOf, reportingOf, ...needs }: Needs): DoorOf<ContractsDoor> =>
  (transaction) =>
    contracts({
      contracts: contractStore(transaction),
      files: filesOf(transaction),
      listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
      listShipToIdsOf: (payerIds) => needs.creditOf(transaction).listShipToIds(payerIds),
      isPayer: (id) => companyOf(transaction).isPayer(id),
      sumDelivered: (shipToIds, from, to) => reportingOf(transaction).sumDelivered(shipToIds, { from, to }),
      sumByDay: (...asked) => reportingOf(transaction).sumByDay(...asked),
      findSalesBegin: (country) => reportingOf(transaction).findBegin(country),
      sumOrdered(country, shipToIds) {
        const { listOpenGoods } = needs.outstandingOf(transaction);
        return sumOrdered({ listOpenGoods, goodsFor: needs.catalogueOf(transaction).goodsFor }, country, shipToIds);
      },
      findCart: (request) => findCartVolume(cartOf(transaction), request),
      findRefill(...asked) {
        const { listNewestOf } = needs.orderingOf(transaction);
        return findRefill({ clock, cart: cartOf(transaction), listNewestOf }, ...asked);
      },
      findToday: (country) => needs.portalConfigOf(transaction).findToday(country),
      clock,
    });
