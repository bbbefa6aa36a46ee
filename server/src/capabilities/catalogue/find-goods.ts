import type { Request } from '#platform/request/request.ts';
import { fold } from '#platform/text/fold-text.ts';
import { listProducts } from './list-products.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { ProductQuery } from './shelf/product-query.model.ts';
import { offerQueryFromWire, productQueryFromWire } from './wire/product-query.wire.ts';

export type FoundGoods = {
  goods: readonly {
    sku: string;
    name: string;
    packLabel: string;
    /** Net, as a decimal; undefined for anyone who has no prices. */
    price: number | undefined;
    currency: string;
    /** Its own code, or the barcode of its pack or piece, was asked for. */
    isExact: boolean;
  }[];
  total: number;
  corrected: string | undefined;
};

/** For a search over everything: the best few, as the list of goods finds them. */
export async function findGoods(
  deps: CatalogueDeps,
  request: Request,
  { kind, text, max }: { kind: ProductQuery['kind']; text: string; max: number },
): Promise<FoundGoods> {
  const asked = { search: text, pageSize: max };
  const query = kind === 'offers' ? offerQueryFromWire(asked) : productQueryFromWire(asked, false);
  const needs = { prices: true, favourites: false, related: false, deliveryDate: false };
  const { products, total, listing } = await listProducts(deps, request, query, needs);
  const code = fold(text);
  return {
    goods: products.map((product) => ({
      sku: product.sku,
      name: product.name,
      packLabel: product.pack_label,
      price: product.your_price ?? undefined,
      currency: product.currency,
      isExact: [product.sku, product.ean, product.ean_ea].some((each) => each !== '' && fold(each) === code),
    })),
    total,
    corrected: listing.corrected,
  };
}
