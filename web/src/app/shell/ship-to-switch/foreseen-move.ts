import type { Cart } from '#capabilities/cart/index.ts';
import type { PlacePreviewQuery } from '../../../generated/operations.ts';

export type OfferedThere = PlacePreviewQuery['products']['items'][number];
type Line = Pick<Cart['items'][number], 'id' | 'quantity_total'> & {
  product: Pick<Cart['items'][number]['product'], 'sku' | 'name' | 'pack_label'>;
  bundle_options: readonly Pick<Cart['items'][number]['bundle_options'][number], 'id' | 'quantity'>[];
  prices: Pick<Cart['items'][number]['prices'], 'unit' | 'row_total'>;
};

export type ForeseenMove = {
  changed: readonly { id: string; name: string; old: number; new: number }[];
  gone: readonly { id: string; name: string; reason: string | undefined }[];
  /** Of what can be ordered at both ship-tos. */
  oldTotal: number;
  newTotal: number;
};

/** What the same lines would cost at another ship-to, and which of them cannot be had there. */
export function foreseeMove(lines: readonly Line[], offered: readonly OfferedThere[]): ForeseenMove {
  const there = new Map(offered.map((product) => [product.sku, product]));
  const judged = lines.map((line) => judge(line, there.get(line.product.sku)));
  const priced = judged.filter((each) => each.kind === 'priced');
  return {
    changed: priced.flatMap(({ id, name, old, unit }) =>
      old !== null && old !== unit ? [{ id, name, old, new: unit }] : [],
    ),
    gone: judged.filter((each) => each.kind === 'gone'),
    oldTotal: inCents(priced.reduce((sum, { oldTotal }) => sum + oldTotal, 0)),
    newTotal: inCents(priced.reduce((sum, { unit, packs }) => sum + unit * packs, 0)),
  };
}

function judge(line: Line, there: OfferedThere | undefined) {
  const { id, product, quantity_total: packs, prices } = line;
  const name = [product.name, product.pack_label].filter(Boolean).join(' ');
  const unit = there && (line.bundle_options.length > 0 ? bundleUnit(there, line) : unitFor(there, packs));
  if (unit === undefined || there?.not_orderable_reason)
    return { kind: 'gone' as const, id, name, reason: there?.not_orderable_reason?.message };
  return { kind: 'priced' as const, id, name, packs, unit, old: prices.unit, oldTotal: prices.row_total };
}

/** A bundle costs what the chosen parts cost; where one of them has no price it cannot be had. */
function bundleUnit({ items }: OfferedThere, { bundle_options }: Line): number | undefined {
  const prices = new Map(items?.flatMap(({ options }) => options).map(({ id, price }) => [id, price]));
  const parts = bundle_options.map(({ id, quantity }) => ({ price: prices.get(id) ?? undefined, quantity }));
  if (parts.some(({ price }) => price === undefined)) return undefined;
  return inCents(parts.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0));
}

/** The last quantity break that is reached, as the server takes it (T111). */
function unitFor({ your_price: one, price_breaks: breaks }: OfferedThere, packs: number): number | undefined {
  return breaks.findLast(({ min_qty }) => min_qty <= packs)?.price ?? one ?? undefined;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;
