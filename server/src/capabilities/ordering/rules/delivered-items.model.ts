import type { Minor } from '#platform/money.ts';
import { depositOf, shareOf } from './delivered-totals.model.ts';
import { itemsToSend } from './items-to-send.model.ts';
import { handedOver, momentOf } from './line-states.model.ts';
import type { Delivery, LineState, MarketCalendar } from './order-facts.model.ts';
import type { Order } from './ordering.model.ts';

/** What came on one day, by goods; containers stand under the goods that they came with, pallets under nothing. */
export type DeliveredItem = { day: string; sku: string; packs: number; netMinor: Minor; depositMinor: Minor };

type Ordered = Pick<Order, 'lines' | 'returnables'>;
/** Packs that have come of each line until the end of a day. */
type Come = ReadonlyMap<number, number>;

/**
 * Each day's part is the difference between what had come by its end and by the end of the day before, so that the parts
 * add up to the whole to the cent, however a line was split.
 */
export function deliveredItems(order: Ordered, deliveries: readonly Delivery[], calendar: MarketCalendar) {
  const handed = deliveries.flatMap((delivery) => handedOn(delivery, calendar));
  const days = [...new Set(handed.map(({ day }) => day))].sort();
  const items: DeliveredItem[] = [];
  let before = amountsOf(order, new Map());
  for (const day of days) {
    const after = amountsOf(order, comeBy(handed, day));
    items.push(...differences(before, after).map((difference) => ({ day, ...difference })));
    before = after;
  }
  return items;
}

const handedOn = (delivery: Delivery, calendar: MarketCalendar) =>
  delivery.lines.flatMap((line) => {
    const packs = handedOver(delivery, line, calendar);
    const day = calendar.dayOf(delivery.deliveredAt ?? momentOf(delivery));
    return packs === undefined ? [] : [{ day, lineNo: line.lineNo, packs }];
  });

function comeBy(handed: readonly { day: string; lineNo: number; packs: number }[], lastDay: string): Come {
  const come = new Map<number, number>();
  for (const { day, lineNo, packs } of handed)
    if (day <= lastDay) come.set(lineNo, thousandths((come.get(lineNo) ?? 0) + packs));
  return come;
}

type Amounts = { packs: number; netMinor: Minor; depositMinor: Minor };

function amountsOf({ lines, returnables }: Ordered, come: Come): Map<string, Amounts> {
  const bySku = new Map<string, Amounts>();
  const add = (sku: string, { packs = 0, netMinor = 0, depositMinor = 0 }: Partial<Amounts>) => {
    const known = bySku.get(sku) ?? { packs: 0, netMinor: 0, depositMinor: 0 };
    bySku.set(sku, {
      packs: thousandths(known.packs + packs),
      netMinor: known.netMinor + netMinor,
      depositMinor: known.depositMinor + depositMinor,
    });
  };
  for (const { lineNo, sku, quantity, netMinor } of itemsToSend(lines)) {
    const packs = come.get(lineNo) ?? 0;
    add(sku, { packs, netMinor: shareOf(netMinor, packs, quantity) });
  }
  const states = statesOf(come);
  for (const row of returnables) add(row.parentSku ?? '', { depositMinor: depositOf(row, { lines }, states) });
  return bySku;
}

const statesOf = (come: Come): LineState[] =>
  [...come].map(([lineNo, delivered]) => ({
    lineNo,
    ordered: delivered,
    delivered,
    confirmed: undefined,
    rejected: undefined,
    rejectionReason: undefined,
  }));

const differences = (before: ReadonlyMap<string, Amounts>, after: ReadonlyMap<string, Amounts>) =>
  [...after].flatMap(([sku, now]) => {
    const then = before.get(sku) ?? { packs: 0, netMinor: 0, depositMinor: 0 };
    const packs = thousandths(now.packs - then.packs);
    const netMinor = now.netMinor - then.netMinor;
    const depositMinor = now.depositMinor - then.depositMinor;
    return packs === 0 && netMinor === 0 && depositMinor === 0 ? [] : [{ sku, packs, netMinor, depositMinor }];
  });

const thousandths = (packs: number): number => Math.round(packs * 1_000) / 1_000;
