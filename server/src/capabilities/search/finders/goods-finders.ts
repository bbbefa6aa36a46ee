import type { CatalogueDoor, FoundGoods } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { addressOf, type Found, type Hit } from '../rules/search.model.ts';
import type { Finder, Finders } from './search.deps.ts';

type Parts = {
  catalogueOf: DoorOf<Pick<CatalogueDoor, 'findGoods'>>;
  companyOf: DoorOf<Pick<CompanyDoor, 'findShipTo'>>;
};

const nothing: Found = {
  exact: [],
  results: [],
  total: 0,
  isMore: false,
  corrected: undefined,
  href: undefined,
};

/** Goods and bundles at the ship-to that the call is for. */
export function goodsFinders({ catalogueOf, companyOf }: Parts): Finders {
  /** Anyone who may see the catalogue elsewhere only has none at this ship-to, as the catalogue itself would say. */
  const isAtShipTo = async (request: Request): Promise<boolean> => {
    const { shipToId } = request.delivery;
    if (shipToId === undefined) return true;
    const shipTo = await request.read((transaction) => companyOf(transaction).findShipTo(request.scope, shipToId));
    return shipTo !== undefined;
  };
  const finder =
    (kind: 'goods' | 'offers'): Finder =>
    async (request, { text, max }) => {
      if (!(await isAtShipTo(request))) return nothing;
      const found = await request.read((transaction) =>
        catalogueOf(transaction).findGoods(request, { kind, text, max }),
      );
      // A guess at a mistyped word is the products' business: two guesses beside each other would only confuse.
      if (kind === 'offers' && found.corrected !== undefined) return nothing;
      return {
        exact: found.goods.filter(({ isExact }) => isExact).map(hitOf),
        results: found.goods.map(hitOf),
        total: found.total,
        isMore: false,
        corrected: found.corrected,
        href: kind === 'goods' ? addressOf('/catalog/products', { q: text }) : undefined,
      };
    };
  return { products: finder('goods'), offers: finder('offers') };
}

const hitOf = ({ sku, name, packLabel, price, currency }: FoundGoods['goods'][number]): Hit => ({
  key: sku,
  title: name,
  detail: [packLabel, sku].filter(Boolean).join(' · '),
  href: `/catalog/${encodeURIComponent(sku)}`,
  amountMinor: price === undefined ? undefined : Math.round(price * 100),
  currency,
});
