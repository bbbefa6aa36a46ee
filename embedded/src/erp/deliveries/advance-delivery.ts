import { type LocalTime, localTimeOf } from '../clock/market-time.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import type { Happening } from '../life/happening.ts';
import { fractionOf } from '../life/plan.ts';
import { refreshOrderStatus } from '../orders/order-status.store.ts';
import type { Queries, Row } from '../store/database.ts';
import { findDelivery, type ItemStatus, refreshItemProgress, setItemStatus, updateDelivery } from './delivery.store.ts';

export type Advance = 'start-picking' | 'finish-picking' | 'load' | 'issue-goods';

/** One step of the depot's night; a delivery that is not there any more is none of its business. */
export const advanceDelivery =
  (step: Advance) =>
  async (queries: Queries, { order, part, at, now }: Happening): Promise<void> => {
    const delivery = await findDelivery(queries, order.number, part);
    if (!delivery) return;
    const document = String(delivery.DeliveryDocument);
    const { timeZone } = getSalesArea(String(delivery.SalesOrganization));
    const values = factsOf(step, delivery, localTimeOf(at, timeZone));
    await updateDelivery(queries, { document, day: localTimeOf(now, timeZone).date, values });
    const [name, status] = itemStatus[step] ?? [];
    if (name && status) await setItemStatus(queries, document, name, status);
    if (step !== 'issue-goods') return;
    await refreshItemProgress(queries, order.number);
    await refreshOrderStatus(queries, order.number);
  };

const itemStatus: Readonly<Partial<Record<Advance, readonly [ItemStatus, string]>>> = {
  'start-picking': ['PickingStatus', 'B'],
  'finish-picking': ['PickingStatus', 'C'],
  'issue-goods': ['GoodsMovementStatus', 'C'],
};

function factsOf(step: Advance, delivery: Readonly<Row>, { date, time }: LocalTime): Row {
  if (step === 'start-picking') return { OverallPickingStatus: 'B' };
  if (step === 'finish-picking') return { OverallPickingStatus: 'C', PickingDate: date, PickingTime: time };
  if (step === 'issue-goods') {
    return {
      OverallGoodsMovementStatus: 'C',
      ActualGoodsMovementDate: date,
      ActualGoodsMovementTime: time,
      OverallSDProcessStatus: 'C',
    };
  }
  const document = String(delivery.DeliveryDocument);
  return {
    LoadingDate: date,
    LoadingTime: time,
    BillOfLading: `BL-${document}`,
    MeansOfTransport: lorryOf(String(delivery.ActualDeliveryRoute)),
  };
}

/** A route has its lorry. */
const lorryOf = (route: string): string =>
  `${route.slice(0, 2)}-${String(Math.floor(fractionOf(route, 'lorry') * 9_000) + 1_000)}`;
