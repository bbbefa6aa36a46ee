import { headOffice, marketOf } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { deliveryStore } from '../store/delivery.store.ts';
import { deliveredOrdersStore } from './delivered-orders.store.ts';
import { listDelivered, listDeliveredAfter } from './list-delivered.ts';

type Needs = { clock: Clock; localMoment: OrderingDeps['localMoment'] };

/** Everything that was ever delivered, for sums that are counted anew. */
export const openDelivered =
  ({ clock, localMoment }: Needs) =>
  (transaction: Transaction) => {
    const deps = {
      deliveredOrders: deliveredOrdersStore(transaction),
      deliveries: deliveryStore(transaction),
      clock,
      localMoment,
      findTimeZone: async (country = headOffice) => marketOf(country).timeZone,
    };
    return {
      listDelivered: () => listDelivered(deps),
      listDeliveredAfter: (orderNumber: string, max: number) => listDeliveredAfter(deps, orderNumber, max),
    };
  };
