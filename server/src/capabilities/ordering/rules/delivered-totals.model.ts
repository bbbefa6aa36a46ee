import { type Minor, scaled } from '#platform/money.ts';
import { stateOfLine } from './bundle-state.model.ts';
import { itemsToSend, shareOut } from './items-to-send.model.ts';
import { sumOf } from './line-states.model.ts';
import type { LineState } from './order-facts.model.ts';
import type { Order, OrderLine, OrderReturnable } from './ordering.model.ts';

export type DeliveredTotals = { netMinor: Minor; taxMinor: Minor; depositMinor: Minor; grandMinor: Minor };

type Delivered = Pick<Order, 'lines' | 'returnables' | 'snapshot'>;

/**
 * What that costs which was delivered, where it differs from what was ordered. A bundle whose parts are taxed differently
 * does not tell which of its parts bears what: then nothing is said.
 */
export function deliveredTotals(order: Delivered, states: readonly LineState[]): DeliveredTotals | undefined {
  const isReported = states.some(({ delivered }) => delivered !== undefined);
  const isLess = states.some(({ delivered, ordered }) => (delivered ?? 0) < ordered);
  const hasUnclearTax = order.snapshot.taxes.length > 1 && order.lines.some(({ options }) => options.length > 0);
  if (!isReported || !isLess || hasUnclearTax) return undefined;

  const nets = netsByRate(order, states);
  const netMinor = sumOf([...nets.values()]);
  const taxMinor = sumOf([...nets].map(([rate, net]) => scaled(net, rate, 10_000)));
  const depositMinor = sumOf(order.returnables.map((row) => depositOf(row, order, states)));
  return { netMinor, taxMinor, depositMinor, grandMinor: netMinor + taxMinor + depositMinor };
}

function netsByRate({ lines }: Delivered, states: readonly LineState[]): Map<number, Minor> {
  const nets = new Map<number, Minor>();
  for (const line of lines)
    for (const item of itemsToSend([line])) {
      const delivered = states.find(({ lineNo }) => lineNo === item.lineNo)?.delivered ?? 0;
      const net = shareOf(item.netMinor, delivered, item.quantity);
      nets.set(line.taxRate, (nets.get(line.taxRate) ?? 0) + net);
    }
  return nets;
}

/** Containers came with as much of their goods as came; pallets belong to no line and came as soon as anything did. */
export function depositOf(
  row: OrderReturnable,
  { lines }: Pick<Delivered, 'lines'>,
  states: readonly LineState[],
): Minor {
  const { totalMinor } = row;
  const parents = lines.filter(({ sku }) => sku === row.parentSku);
  if (parents.length === 0) return states.some((state) => (state.delivered ?? 0) > 0) ? totalMinor : 0;
  const parts = parents.flatMap((line) => partsLentIn(row.sku, line));
  if (parts.length > 0) return depositOfParts(totalMinor, parts, states);
  const packs = sumOf(parents.map((line) => line.packs));
  const delivered = sumOf(parents.map((line) => stateOfLine(line, states).delivered ?? 0));
  return shareOf(totalMinor, delivered, packs);
}

type LentPart = { lineNo: number; packs: number; perPack: number };

const partsLentIn = (container: string, { options, packs }: OrderLine): LentPart[] =>
  options.flatMap(({ lineNo, quantity, containers }) => {
    const perPack = containers?.[container] ?? 0;
    return perPack > 0 ? [{ lineNo, packs: quantity * packs, perPack }] : [];
  });

/** The parts of a bundle come one without the other, each in its own containers: so the ERP bills them. */
function depositOfParts(totalMinor: Minor, parts: readonly LentPart[], states: readonly LineState[]): Minor {
  const shares = shareOut(
    totalMinor,
    parts.map(({ packs, perPack }) => Math.round(packs * perPack * 1_000)),
  );
  return sumOf(
    parts.map(({ lineNo, packs }, index) => {
      const delivered = states.find((state) => state.lineNo === lineNo)?.delivered ?? 0;
      return shareOf(shares[index] ?? 0, delivered, packs);
    }),
  );
}

/** Quantities have three places at most. */
export const shareOf = (amount: Minor, part: number, whole: number): Minor =>
  whole > 0 ? scaled(amount, Math.round(part * 1_000), Math.round(whole * 1_000)) : 0;
