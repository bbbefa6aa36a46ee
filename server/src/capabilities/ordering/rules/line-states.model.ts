import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { ItemUpdate } from '#capabilities/erp/index.ts';
import type { Delivery, DeliveryLine, LineState, MarketCalendar, WantedItem } from './order-facts.model.ts';

/** What was reported of an item of the order itself, without its deliveries. */
export type ReportedItem = Pick<LineState, 'lineNo' | 'confirmed' | 'rejectionReason'> & {
  /** Packs that the ERP still has in the order. */
  quantity: number;
  isRejected: boolean;
};

/** What is lent is no line. */
export const reportedItems = (items: readonly ItemUpdate[]): ReportedItem[] =>
  items
    .filter((item) => !isContainer(item))
    .map(({ lineNo, quantity, confirmed, rejection }) => ({
      lineNo,
      quantity,
      confirmed,
      isRejected: rejection !== undefined,
      rejectionReason: typeof rejection === 'object' ? rejection.raw : rejection,
    }));

/** A line of which the ERP has reported nothing, neither in the order nor in a delivery, has no state. */
export function lineStates(
  wanted: readonly WantedItem[],
  reported: readonly ReportedItem[] | undefined,
  deliveries: readonly Delivery[],
  calendar: MarketCalendar,
): LineState[] {
  return wanted.flatMap(({ lineNo, packs }) => {
    const item = reported?.find((each) => each.lineNo === lineNo);
    const loads = loadsOf(deliveries, lineNo);
    if (!reported && loads.length === 0) return [];
    const loaded = sumOf(loads.map(({ line }) => line.quantity));
    const left = reported ? leftOf(item, packs) : packs;
    const rejected = item?.isRejected ? Math.max(0, packs - loaded) : packs - left;
    return {
      lineNo,
      ordered: packs,
      confirmed: item?.confirmed,
      delivered: deliveredOf(loads, calendar),
      rejected: reported ? rejected : undefined,
      rejectionReason: item?.rejectionReason,
    };
  });
}

/** An item that was taken out of the ERP's order, or made smaller there, is as good as rejected. */
const leftOf = (item: ReportedItem | undefined, packs: number): number => Math.min(packs, item?.quantity ?? 0);

type Load = { delivery: Delivery; line: DeliveryLine };

const loadsOf = (deliveries: readonly Delivery[], lineNo: number): Load[] =>
  deliveries.flatMap((delivery) =>
    delivery.lines.filter((line) => line.lineNo === lineNo).map((line) => ({ delivery, line })),
  );

function deliveredOf(loads: readonly Load[], calendar: MarketCalendar): number | undefined {
  const handed = loads.flatMap(({ delivery, line }) => handedOver(delivery, line, calendar) ?? []);
  return handed.length > 0 ? sumOf(handed) : undefined;
}

/** By its proof; where none is kept, what has left is there once its day is over. */
export function handedOver(
  delivery: Delivery,
  line: DeliveryLine,
  { today, dayOf }: MarketCalendar,
): number | undefined {
  if (delivery.proof === 'confirmed' || delivery.proof === 'differs') return line.proven ?? line.quantity;
  const isOver =
    delivery.proof === 'not-relevant' && delivery.goodsIssue === 'wholly' && dayOf(momentOf(delivery)) < today;
  return isOver ? line.quantity : undefined;
}

/** Without a plan, the day on which it left. */
export const momentOf = ({ plannedTo, plannedFrom, issuedAt, createdAt }: Delivery): Date =>
  plannedTo ?? plannedFrom ?? issuedAt ?? createdAt;

/** What is still wanted of a line: of what was rejected nothing comes any more. */
export const openOf = ({ ordered, rejected }: LineState): number => ordered - (rejected ?? 0);

/** Less came, or will come, than was ordered (P10). */
export const hasDifferences = (
  states: readonly LineState[],
  deliveries: readonly Delivery[],
  calendar: MarketCalendar,
): boolean => hasShortProof(deliveries, calendar) || states.some(({ rejected }) => (rejected ?? 0) > 0);

/** Something is on its way, or not even loaded. What was loaded and not handed over is credited, and does not come again. */
export function hasGoodsToCome(
  states: readonly LineState[],
  deliveries: readonly Delivery[],
  calendar: MarketCalendar,
): boolean {
  if (states.length === 0) return true;
  const isUnderWay = deliveries.some((delivery) =>
    delivery.lines.some((line) => line.quantity > 0 && handedOver(delivery, line, calendar) === undefined),
  );
  const loadedOf = (lineNo: number) => sumOf(loadsOf(deliveries, lineNo).map(({ line }) => line.quantity));
  return isUnderWay || states.some((state) => openOf(state) > loadedOf(state.lineNo));
}

/** Less was handed over than was loaded. */
export const hasShortProof = (deliveries: readonly Delivery[], calendar: MarketCalendar): boolean =>
  deliveries.some((delivery) =>
    delivery.lines.some((line) => (handedOver(delivery, line, calendar) ?? line.quantity) < line.quantity),
  );

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
