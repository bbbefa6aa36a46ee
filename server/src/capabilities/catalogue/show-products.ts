import type { Request } from '#platform/request/request.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { Product } from './product/product.model.ts';
import { findOffered, type Showing } from './shelf/showing.ts';
import { ShownProduct } from './wire/product.wire.ts';

/** What the reader selected of each product, as far as it costs something. */
export type Needs = { prices: boolean; favourites: boolean; related: boolean; deliveryDate: boolean };

type Known = Pick<Showing, 'buyer' | 'shelf' | 'assortment'> & { favourites: ReadonlySet<string> | undefined };

/** Prices of everything on the page come by one look-up, stars by another, both at the same time. */
export async function showProducts(
  deps: CatalogueDeps,
  request: Request,
  known: Known,
  products: readonly Product[],
  needs: Needs,
): Promise<ShownProduct[]> {
  const { buyer } = known;
  const related = new Map(products.map((product) => [product, needs.related ? findRelated(known, product) : []]));
  const all = [...products, ...[...related.values()].flat()];
  const [prices, favourites, earliestDelivery] = await Promise.all([
    needs.prices && buyer.priceList ? deps.ownPrices(buyer.priceList, skusOf(all), buyer.day) : new Map(),
    known.favourites ?? (needs.favourites && all.length > 0 ? deps.favouritesOf(buyer.uid) : new Set<string>()),
    needs.deliveryDate && buyer.shipToId ? deps.findEarliestDelivery(request.scope, buyer.shipToId) : undefined,
  ]);
  const showing: Showing = { ...known, prices, favourites, earliestDelivery };
  const show = (product: Product, each: readonly Product[]): ShownProduct =>
    new ShownProduct(
      product,
      showing,
      each.map((other) => show(other, [])),
    );
  return products.map((product) => show(product, related.get(product) ?? []));
}

const maxRelated = 12;

/** Among them bundles, which no list shows (T51); what is no longer sold is nobody's alternative. */
const findRelated = (known: Known, { relatedSkus }: Product): Product[] =>
  relatedSkus
    .map((sku) => findOffered(known, sku))
    .filter((product) => product !== undefined)
    .filter(({ isDiscontinued }) => !isDiscontinued)
    .slice(0, maxRelated);

/** A bundle costs what its parts cost. */
const skusOf = (products: readonly Product[]): string[] => [
  ...new Set(
    products.flatMap(({ sku, bundle }) =>
      bundle ? bundle.items.flatMap(({ options }) => options.map((option) => option.sku)) : [sku],
    ),
  ),
];
