import type { Aggregation, AggregationOption } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { textIn } from '../product/product.model.ts';
import { type Facet, facets } from '../shelf/facet-column.model.ts';
import type { Listing } from '../shelf/find-listing.ts';
import { collatorOf, type Shelf } from '../shelf/shelf.model.ts';
import { type CatalogueWords, catalogueWords, packFamilyPosition } from './catalogue-words.ts';

/** The names facets were given. */
export const facetNames = {
  group: 'packaging',
  category: 'category_uid',
  brand: 'brand',
  subBrand: 'sub_brand',
  packFamily: 'filter_packaging',
  volume: 'volume',
  origin: 'country_of_origin',
  isNew: 'product_new',
  isLast: 'product_last',
  isSale: 'product_sale',
} as const satisfies Record<Facet, string>;

const cached = new WeakMap<Listing, Map<Language, Aggregation[]>>();

/** Made once for a listing and a language: the facets of a popular list are asked for again and again. */
export function aggregationsToWire(shelf: Shelf, listing: Listing, language: Language): Aggregation[] {
  const byLanguage = cached.get(listing) ?? new Map<Language, Aggregation[]>();
  cached.set(listing, byLanguage);
  const known = byLanguage.get(language) ?? facets.flatMap((facet) => toAggregation(shelf, listing, facet, language));
  byLanguage.set(language, known);
  return known;
}

function toAggregation(shelf: Shelf, listing: Listing, facet: Facet, language: Language): Aggregation[] {
  const words = catalogueWords(language);
  const counts = facet === 'category' ? rolledUp(shelf, listing) : countsOf(shelf, listing, facet);
  const options = [...counts]
    .filter(([value, count]) => isShown(facet, value) && (count > 0 || listing.chosen[facet]?.has(value)))
    .map(
      ([value, count]): AggregationOption => ({ value, count, label: labelOf(shelf, facet, value, words, language) }),
    )
    .sort(comparingOptions(shelf, facet, language));
  if (options.length === 0) return [];
  return [{ attribute_code: facetNames[facet], label: words.texts.facets[facet], count: options.length, options }];
}

const countsOf = ({ columns }: Shelf, { counts }: Listing, facet: Facet): Map<string, number> =>
  new Map(columns[facet].values.map((value, number) => [value, counts[facet][number] ?? 0]));

/** A group counts everything below it, as choosing it finds everything below it. */
function rolledUp(shelf: Shelf, listing: Listing): Map<string, number> {
  const all = new Map<string, number>();
  for (const [uid, count] of countsOf(shelf, listing, 'category'))
    for (const group of shelf.tree.pathOf(uid)) all.set(group.uid, (all.get(group.uid) ?? 0) + count);
  return all;
}

/** Flags are offered as "yes" only, and what holds no litres has no volume to choose by. */
function isShown(facet: Facet, value: string): boolean {
  if (facet === 'isNew' || facet === 'isLast' || facet === 'isSale') return value === '1';
  return value !== '' && !(facet === 'volume' && value === '0');
}

function labelOf(shelf: Shelf, facet: Facet, value: string, words: CatalogueWords, language: Language): string {
  switch (facet) {
    case 'group':
      return words.group(value);
    case 'packFamily':
      return words.packFamily(value);
    case 'volume':
      return words.volume(Number(value));
    case 'origin':
      return words.country(value);
    case 'category':
      return textIn(shelf.tree.byUid.get(value)?.name ?? {}, language);
    case 'isNew':
    case 'isLast':
    case 'isSale':
      return words.texts.facets[facet];
    default:
      return value;
  }
}

function comparingOptions(shelf: Shelf, facet: Facet, language: Language) {
  const positions = new Map(shelf.tree.all.map(({ uid }, position) => [uid, position]));
  const { compare } = collatorOf(language);
  return (a: AggregationOption, b: AggregationOption): number => {
    if (facet === 'volume') return Number(a.value) - Number(b.value);
    if (facet === 'packFamily') return packFamilyPosition(a.value) - packFamilyPosition(b.value);
    if (facet === 'category') return (positions.get(a.value) ?? 0) - (positions.get(b.value) ?? 0);
    return compare(a.label, b.label) || (a.value < b.value ? -1 : 1);
  };
}
