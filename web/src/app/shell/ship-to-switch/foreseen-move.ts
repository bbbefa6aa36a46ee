import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import type { PlacePreviewQuery } from '../../../generated/operations.ts';

export type OfferedThere = PlacePreviewQuery['products']['items'][number];
type Line = Pick<Cart['items'][number], 'id' | 'quantity_total'> & {
  product: Pick<Cart['items'][number]['product'], 'sku' | 'name' | 'pack_label' | 'type_id'>;
  prices: Pick<Cart['items'][number]['prices'], 'unit' | 'row_total'>;
};

export type ForeseenMove = {
  changed: readonly { id: string; name: string; old: number; new: number }[];
  gone: readonly { id: string; name: string; reason: string | undefined }[];
  /** Lines of bundles: what they cost is worked out by the server alone. */
  bundles: number;
  /** Of what can be ordered at both places. */
  oldTotal: number;
  newTotal: number;
};

/** What the same lines would cost at another place, and which of them cannot be had there. */
export function foreseeMove(lines: readonly Line[], offered: readonly OfferedThere[]): ForeseenMove {
  const there = new Map(offered.map((product) => [product.sku, product]));
  const judged = lines.map((line) => judge(line, there.get(line.product.sku)));
  const priced = judged.filter((each) => each.kind === 'priced');
  return {
    changed: priced.flatMap(({ id, name, old, unit }) =>
      old !== null && old !== unit ? [{ id, name, old, new: unit }] : [],
    ),
    gone: judged.filter((each) => each.kind === 'gone'),
    bundles: judged.filter(({ kind }) => kind === 'bundle').length,
    oldTotal: inCents(priced.reduce((sum, { oldTotal }) => sum + oldTotal, 0)),
    newTotal: inCents(priced.reduce((sum, { unit, packs }) => sum + unit * packs, 0)),
  };
}

function judge({ id, product, quantity_total: packs, prices }: Line, there: OfferedThere | undefined) {
  const name = `${product.name} ${product.pack_label}`;
  const unit = there && unitFor(there, packs);
  if (!there || there.not_orderable_reason || (unit === undefined && product.type_id !== 'bundle')) {
    return { kind: 'gone' as const, id, name, reason: there?.not_orderable_reason?.message };
  }
  if (product.type_id === 'bundle' || unit === undefined) return { kind: 'bundle' as const, id };
  return { kind: 'priced' as const, id, name, packs, unit, old: prices.unit, oldTotal: prices.row_total };
}

/** The last quantity break that is reached, as the server takes it (T111). */
function unitFor({ your_price: one, price_breaks: breaks }: OfferedThere, packs: number): number | undefined {
  return breaks.findLast(({ min_qty }) => min_qty <= packs)?.price ?? one ?? undefined;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;
