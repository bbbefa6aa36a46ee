import { type Minor, parseMinor, scaled } from '@dray/server/platform/money.ts';
import { countries } from '../markets/demo-countries.ts';
import { type DemoProduct, productsOf } from '../products/demo-products.ts';
import { packFormats } from '../products/pack-formats.ts';
import { type DemoPriceList, marketListCode } from './price-list.ts';
import { priceLists } from './price-lists.ts';

export type PriceRow = {
  priceList: string;
  sku: string;
  kind: 'list' | 'customer' | 'contract' | 'promotion';
  netMinor: Minor;
  minQty?: number;
  validFrom?: string;
  validTo?: string;
};

export const listPrice = ({ pack }: DemoProduct): Minor => parseMinor(pack.listPrice.toFixed(2));

/** What the market's main customer pays. */
export const mainPrice = (product: DemoProduct): Minor =>
  scaled(listPrice(product), 100 - product.pack.percentOff, 100);

export const marketListRows = (): PriceRow[] =>
  countries.flatMap((country) =>
    productsOf(country).map((product) => ({
      priceList: marketListCode(country),
      sku: product.sku,
      kind: 'list',
      netMinor: listPrice(product),
    })),
  );

/** Of all customers: own prices, cheaper ones for quantities, and those of contracts. */
export const customerRows = (today: string): PriceRow[] =>
  priceLists.flatMap((list) =>
    pricedProducts(list).flatMap((product) => [
      ...ownRows(list, product),
      ...contractRows(list, product, today),
      ...announcedRows(list, product, today),
    ]),
  );

export const isOffered = (list: DemoPriceList, product: DemoProduct): boolean =>
  !list.excludedBrands?.includes(product.line.brand) && !list.isExcluded?.(product);

const pricedProducts = (list: DemoPriceList): DemoProduct[] =>
  productsOf(list.country).filter((product) => isOffered(list, product) && !list.unpricedSkus?.includes(product.sku));

/** Never above the list price: an agreement can only help. */
const ownPrice = (list: DemoPriceList, product: DemoProduct): Minor =>
  Math.min(scaled(mainPrice(product), list.percentOfMain, 100), listPrice(product));

function ownRows(list: DemoPriceList, product: DemoProduct): PriceRow[] {
  const price = ownPrice(list, product);
  const row = { priceList: list.code, sku: product.sku, kind: 'customer' } as const;
  const breaks = breaksOf(list, product).map(({ minQty, percent }) => ({
    ...row,
    minQty,
    netMinor: scaled(price, percent, 100),
  }));
  return [{ ...row, netMinor: price }, ...breaks];
}

function breaksOf({ breaks }: DemoPriceList, { pack }: DemoProduct): { minQty: number; percent: number }[] {
  const { perLayer, layersPerPallet } = packFormats[pack.format];
  const perPallet = perLayer * layersPerPallet;
  if (breaks === 'by-layer') return [{ minQty: perLayer, percent: 98 }];
  if (breaks === 'by-pallet')
    return [
      { minQty: perPallet, percent: 97 },
      { minQty: perPallet * 5, percent: 95 },
    ];
  return [];
}

/** A contract runs from the beginning of this year to the end of the next. */
function contractRows({ code, contract }: DemoPriceList, product: DemoProduct, today: string): PriceRow[] {
  if (!contract?.skus.includes(product.sku)) return [];
  const year = Number(today.slice(0, 4));
  return [
    {
      priceList: code,
      sku: product.sku,
      kind: 'contract',
      netMinor: scaled(mainPrice(product), contract.percentOfMain, 100),
      validFrom: `${year}-01-01`,
      validTo: `${year + 1}-12-31`,
    },
  ];
}

/** Wholesalers already know next year's prices of kegs. */
function announcedRows(list: DemoPriceList, product: DemoProduct, today: string): PriceRow[] {
  const isAnnounced = list.code === 'CZ-VELKOSKLAD' && product.pack.format === 'KEG50';
  if (!isAnnounced) return [];
  const validFrom = `${Number(today.slice(0, 4)) + 1}-01-01`;
  return ownRows(list, product).map((row) => ({ ...row, netMinor: scaled(row.netMinor, 104, 100), validFrom }));
}
