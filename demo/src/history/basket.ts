import type { DemoProduct } from '../products/demo-products.ts';
import { orderUnitsOf } from '../products/order-units.ts';
import { isKeg, packFormats } from '../products/pack-formats.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Customer } from './customer.ts';

export type BasketLine = { sku: string; quantity: number; layers: number; pallets: number };

/** More is drunk in summer and in December. */
function seasonOf(day: string): number {
  const month = Number(day.slice(5, 7));
  if (month >= 6 && month <= 8) return 1.4;
  return month === 12 ? 1.2 : 1;
}

/**
 * What a customer orders on a day. The greater part is the same every time, as it is with people, so that something can
 * be learned from it.
 */
export function basketOf(
  customer: Customer,
  offered: readonly DemoProduct[],
  day: string,
  chance: Chance,
): BasketLine[] {
  const { shipTo, trade } = customer;
  const occasion: Occasion = {
    liked: likedBy(shipTo.id, offered),
    size: chanceOf('size', shipTo.id).share(),
    season: seasonOf(day),
    chance,
  };
  if (trade === 'pub') return pubBasket(occasion);
  return trade === 'shop' ? shopBasket(occasion) : lorryLoad(occasion, shipTo.country === 'IT');
}

type Occasion = {
  /** What is offered, by how much the customer likes it. */
  liked: readonly DemoProduct[];
  /** How large the customer is among those like them, from 0 to 1. */
  size: number;
  season: number;
  chance: Chance;
};

/** Liking is a matter of customer and product alone: what comes or goes beside it changes nothing. */
export function likedBy(shipToId: string, offered: readonly DemoProduct[]): DemoProduct[] {
  const likings = likingsOf(shipToId);
  return offered
    .map((product) => ({ product, liking: likings(product) }))
    .sort((one, other) => other.liking - one.liking)
    .map(({ product }) => product);
}

const likingsByShipTo = new Map<string, Map<string, number>>();

/** Drawn once: it is asked for thousands of times. */
function likingsOf(shipToId: string): (product: DemoProduct) => number {
  const drawn = likingsByShipTo.get(shipToId) ?? new Map<string, number>();
  likingsByShipTo.set(shipToId, drawn);
  return ({ sku }) => {
    const liking = drawn.get(sku) ?? chanceOf('likes', `${shipToId} ${sku}`).share();
    drawn.set(sku, liking);
    return liking;
  };
}

const lineOf = (sku: string, amount: Partial<BasketLine>): BasketLine => ({
  sku,
  quantity: 0,
  layers: 0,
  pallets: 0,
  ...amount,
});

/** Kegs of three beers, a few crates, now and then gas: five to twenty-five hectolitres a month. */
function pubBasket({ liked, size, season, chance }: Occasion): BasketLine[] {
  const hectolitres = (1.8 + size * 2.6) * season * (0.85 + chance.share() * 0.3);
  const taps = liked.filter(({ pack }) => isKeg(pack.format)).slice(0, 3);
  const beside = liked.filter((product) => isBottled(product) && orderUnitsOf(product).includes('packs')).slice(0, 3);
  const gas = liked.find(({ pack }) => pack.format === 'CO2');
  const shares = [0.55, 0.3, 0.15];
  return [
    ...taps.map(({ sku, pack }, index) => {
      const packs = Math.round((hectolitres * (shares[index] ?? 0)) / packFormats[pack.format].hlPerUnit);
      return lineOf(sku, { quantity: Math.max(1, packs) });
    }),
    ...beside
      .filter((_product, index) => index === 0 || chance.isOnce(3))
      .map(({ sku }) => lineOf(sku, { quantity: chance.between(2, 5) })),
    ...(gas && chance.isOnce(4) ? [lineOf(gas.sku, { quantity: 1 })] : []),
  ];
}

/** Layers of crates, cans and cartons. */
function shopBasket({ liked, size, season, chance }: Occasion): BasketLine[] {
  const shelf = liked.filter(isBottled).slice(0, 6);
  const usual = shelf.slice(0, size < 0.5 ? 3 : 4);
  const layers = Math.min(7, Math.round(chance.between(4, 5) * season));
  return shared(layers, [...usual, ...chance.some(shelf.slice(usual.length), 1)]).map(([sku, count]) =>
    lineOf(sku, { layers: count }),
  );
}

/** Whole pallets, as many as a lorry of the country may carry. */
function lorryLoad({ liked, season, chance }: Occasion, isItalian: boolean): BasketLine[] {
  const stock = liked.filter(({ pack }) => pack.format !== 'CO2').slice(0, 9);
  const wanted = (isItalian ? chance.between(15, 22) : chance.between(12, 17)) * season;
  const pallets = Math.min(Math.round(wanted), isItalian ? 27 : 23);
  return shared(pallets, [...stock.slice(0, 5), ...chance.some(stock.slice(5), 2)]).map(([sku, count]) =>
    lineOf(sku, { pallets: count }),
  );
}

/** The first get one more where it does not come out even; what gets none is left out. */
const shared = (total: number, products: readonly DemoProduct[]): (readonly [sku: string, count: number])[] =>
  products
    .map(({ sku }, index) => [sku, Math.floor((total - index - 1) / products.length) + 1] as const)
    .filter(([, count]) => count > 0);

const isBottled = ({ pack }: DemoProduct): boolean => !isKeg(pack.format) && pack.format !== 'CO2';
