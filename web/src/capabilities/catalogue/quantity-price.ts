import type { PriceBasis } from './price-basis.ts';

type Priced = {
  your_price: number | null;
  your_price_tax: number | null;
  price_breaks: readonly { min_qty: number; price: number; price_tax: number }[];
};

/** What one pack costs when so many are taken: the last step reached counts. Undefined where there is no price. */
export function unitPrice(product: Priced, packs: number, basis: PriceBasis): number | undefined {
  const isNet = basis === 'net';
  const reached = product.price_breaks
    .filter(({ min_qty }) => min_qty <= packs)
    .reduce<Priced['price_breaks'][number] | undefined>(
      (best, step) => (best && best.min_qty > step.min_qty ? best : step),
      undefined,
    );
  if (reached) return isNet ? reached.price : reached.price_tax;
  return (isNet ? product.your_price : product.your_price_tax) ?? undefined;
}

/** In whole cents: a hundred times 2127.90 in floats is not 212790. The cart's own sum is the server's (T110). */
export const timesPacks = (price: number, packs: number): number => (Math.round(price * 100) * packs) / 100;

/** For the prices that come without tax only: packs of the same beer, what is put together by hand. `rate` is 21 for 21 %. */
export const onBasis = (net: number, rate: number, basis: PriceBasis): number =>
  basis === 'net' ? net : Math.round((Math.round(net * 100) * (100 + rate)) / 100) / 100;
