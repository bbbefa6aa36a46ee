import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import type { Fate } from './fate.ts';
import type { LifeStep, StepName } from './life-step.ts';
import { isGoods, isPallet, lineOf, type OrderedItem } from './ordered-items.ts';

/** An order with everything that happens to it, before its documents have numbers. */
export type Draft = {
  order: Order;
  sapId: string;
  fate: Fate;
  items: readonly OrderedItem[];
  /** What each of its deliveries carries; of one that never comes nothing. */
  loads: readonly (readonly LoadedItem[])[];
  timeZone: string;
  /** What has happened by now, and what is still to come. */
  done: readonly LifeStep[];
  ahead: readonly LifeStep[];
  /** Agreed for its invoice alone; else its terms of payment say it. */
  dueDate?: string;
};

export const happenedAt = ({ done }: Pick<Draft, 'done'>, step: StepName, part: number): Date | undefined =>
  done.find((each) => each.step === step && each.part === part)?.at;

/** When the order was called off, by whomever; always in the morning of the day on which it was placed. */
export function endedAt({ order, fate }: Pick<Draft, 'order' | 'fate'>): Date | undefined {
  return fate.ended === 'cancelled' || fate.ended === 'rejected'
    ? new Date(order.placedAt.getTime() + endedAfterMs)
    : undefined;
}

const endedAfterMs = 100 * 60_000;

/** The ERP took it a minute after it was placed. */
export const takenAt = ({ order }: Pick<Draft, 'order'>): Date => new Date(order.placedAt.getTime() + 60_000);

export type LoadedItem = OrderedItem & { loaded: number };

export const loadOf = ({ loads }: Draft, part: number): readonly LoadedItem[] => loads[part - 1] ?? [];

/** All in one delivery; or the last line in a second one, of a single line the half. Pallets come with the first. */
export function loadsOf(items: readonly OrderedItem[], fate: Fate): Draft['loads'] {
  const goods = items.filter(isGoods);
  const rejected = rejectedLine(goods, fate);
  const wanted = items.filter((item) => lineOf(item) !== rejected);
  if (!fate.rest) return [wanted.map((item) => ({ ...item, loaded: item.quantity }))];
  const last = goods.at(-1);
  const firstOf = (item: OrderedItem): number => {
    if (isPallet(item)) return item.quantity;
    if (goods.length === 1) return halfOf(item, last);
    return lineOf(item) === last?.lineNo ? 0 : item.quantity;
  };
  const first = wanted.map((item) => ({ ...item, loaded: firstOf(item) }));
  const second = first.map((item) => ({ ...item, loaded: item.quantity - item.loaded }));
  return [first, second].map((load) => load.filter(({ loaded }) => loaded > 0));
}

const halfOf = ({ quantity }: OrderedItem, goods: OrderedItem | undefined): number =>
  goods && goods.quantity >= 2 ? (quantity / goods.quantity) * Math.floor(goods.quantity / 2) : quantity;

/** For want of stock, where fate has it so: the last of several lines with its containers. */
export const rejectedLine = (goods: readonly OrderedItem[], { plan }: Fate): number | undefined =>
  plan === 'line-rejected' && goods.length > 1 ? goods.at(-1)?.lineNo : undefined;

/** Packs and containers that the customer did not get of a delivery. */
export function missingOf({ fate }: Draft, load: readonly LoadedItem[], item: LoadedItem, part: number): number {
  if (fate.missing === 'everything') return item.loaded;
  const [first, ...others] = load.filter(isGoods);
  if (fate.missing !== 'one-pack' || part !== 1 || !first) return 0;
  // With the only pack of a delivery its pallets went back, too.
  if (isPallet(item)) return others.length === 0 && first.loaded <= 1 ? item.loaded : 0;
  return lineOf(item) === first.lineNo ? item.loaded / first.loaded : 0;
}
