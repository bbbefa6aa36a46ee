import type { CartContext } from '@dray/server/capabilities/cart/index.ts';
import type { BasketLine } from './basket.ts';

/**
 * What has changed since the newest order of U Lípy, so that anyone who repeats it meets a product that is gone, with its
 * substitute, and a price that has risen.
 */
const since = {
  shipToId: '100234',
  gone: { sku: 'CZ100058', quantity: 2, layers: 0, pallets: 0 },
  risenByMinor: 1_840,
} as const;

type Ordered = { shipToId: string; index: number };

const isMeant = ({ shipToId, index }: Ordered): boolean => shipToId === since.shipToId && index === 0;

/** With what could still be had when it was ordered. */
export const withGoneSince = (ordered: Ordered, lines: readonly BasketLine[]): readonly BasketLine[] =>
  isMeant(ordered) ? [...lines.filter(({ sku }) => sku !== since.gone.sku), since.gone] : lines;

/** At the price of then: the first line cost less. */
export function atFormerPrices(ordered: Ordered, lines: readonly BasketLine[], context: CartContext): CartContext {
  const [first] = lines;
  const price = first && context.prices.get(first.sku);
  if (!isMeant(ordered) || !first || !price) return context;
  const former = {
    ...price,
    yourMinor: price.yourMinor - since.risenByMinor,
    breaks: price.breaks.map((each) => ({ ...each, netMinor: each.netMinor - since.risenByMinor })),
  };
  return { ...context, prices: new Map([...context.prices, [first.sku, former]]) };
}
