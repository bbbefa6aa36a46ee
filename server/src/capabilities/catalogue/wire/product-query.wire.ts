import type {
  ProductFilterInput,
  ProductSortInput,
  QueryOffersArgs,
  QueryProductsArgs,
} from '@dray/contract/generated/wire.ts';
import { limits } from '@dray/contract/limits.ts';
import { Refusal } from '#platform/refusal.ts';
import { facets } from '../shelf/facet-column.model.ts';
import type { ProductQuery, SortKey } from '../shelf/product-query.model.ts';
import { facetNames } from './aggregations.wire.ts';

type ValueFilter = { eq?: string | null | undefined; in?: readonly string[] | null | undefined } | null | undefined;

const maxValueLength = 200;
const maxValues = 100;
const defaultPageSize = 25;

/** Refuses what no list can mean; a value that nothing has is no mistake, it finds nothing. */
export function productQueryFromWire(args: QueryProductsArgs, onlyFavourites: boolean): ProductQuery {
  const { pageSize, currentPage } = pageFromWire(args);
  const filter = args.filter ?? {};
  const search = searchFromWire(args.search);
  const promo = readValues(filter.promo);
  return {
    kind: 'goods',
    search,
    wanted: wantedFromWire(filter),
    categories: [readValues(filter.category_uid), readValues(filter.category_id)].filter((uids) => uids !== undefined),
    sku: filter.sku?.eq ?? undefined,
    skus: readValues(filter.sku),
    isPromoted: promo && new Set([...promo].filter((flag) => flag === '0' || flag === '1').map((flag) => flag === '1')),
    onlyFavourites,
    sort: sortFromWire(args.sort, search !== undefined),
    pageSize,
    currentPage,
  };
}

/** Offers are looked for by words alone: they are too few to be narrowed. */
export function offerQueryFromWire(args: QueryOffersArgs): ProductQuery {
  return { ...productQueryFromWire({ ...args }, false), kind: 'offers' };
}

export function pageFromWire(args: { pageSize?: number | null | undefined; currentPage?: number | null | undefined }) {
  const pageSize = args.pageSize ?? defaultPageSize;
  const currentPage = args.currentPage ?? 1;
  if (pageSize < 1 || pageSize > limits.pageSize)
    throw new Refusal('PAGE_SIZE_OUT_OF_RANGE', { most: limits.pageSize });
  if (currentPage < 1) throw new Refusal('MALFORMED_REQUEST');
  return { pageSize, currentPage };
}

function searchFromWire(search: string | null | undefined): string | undefined {
  if (search && search.length > maxValueLength) throw new Refusal('MALFORMED_REQUEST');
  return search?.trim() || undefined;
}

function wantedFromWire(filter: ProductFilterInput): ProductQuery['wanted'] {
  const wanted = facets
    .filter((facet) => facet !== 'category')
    .map((facet) => [facet, readValues(filter[facetNames[facet]])] as const)
    .map(([facet, values]) => [facet, facet === 'volume' ? values && toVolumes(values) : values] as const);
  return Object.fromEntries(wanted.filter(([, values]) => values !== undefined));
}

/** `0,5` and `0.50` are the volume 0.5. */
const toVolumes = (values: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...values].map((value) => String(Number(value.replace(',', '.')))));

/** Both `eq` and `in` must hold where both are given. */
function readValues(filter: ValueFilter): ReadonlySet<string> | undefined {
  const [equal, among] = [filter?.eq ?? undefined, filter?.in ?? undefined];
  if (equal === undefined && among === undefined) return undefined;
  const all = [...(among ?? []), ...(equal === undefined ? [] : [equal])];
  if (all.length > maxValues || all.some((value) => value.length > maxValueLength))
    throw new Refusal('MALFORMED_REQUEST');
  if (equal === undefined) return new Set(among);
  return new Set(!among || among.includes(equal) ? [equal] : []);
}

const sortKeys: readonly [keyof ProductSortInput, SortKey][] = [
  ['name', 'name'],
  ['your_price', 'price'],
  ['newest', 'listed'],
  ['relevance', 'relevance'],
];

/** By relevance where something is looked for, else by name. Without a search nothing is more relevant than another. */
function sortFromWire(sort: ProductSortInput | null | undefined, isSearch: boolean): ProductQuery['sort'] {
  const asked = sortKeys.find(([name]) => sort?.[name]);
  if (!asked) return isSearch ? { by: 'relevance', isDescending: true } : { by: 'name', isDescending: false };
  const [name, by] = asked;
  if (by === 'relevance' && !isSearch) return { by: 'name', isDescending: false };
  return { by, isDescending: sort?.[name] === 'DESC' };
}
