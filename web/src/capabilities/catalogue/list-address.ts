/** The facets and flags of a list, spelled in the address as the server's filter spells them. */
export const facetNames = [
  'packaging',
  'category_uid',
  'brand',
  'sub_brand',
  'filter_packaging',
  'volume',
  'country_of_origin',
] as const;
export type FacetName = (typeof facetNames)[number];

export const flagNames = ['favourites', 'promo', 'product_sale', 'product_new', 'product_last'] as const;
export type FlagName = (typeof flagNames)[number];

export const sortNames = ['name', 'nameDown', 'price', 'priceDown', 'newest', 'relevance'] as const;
export type SortName = (typeof sortNames)[number];

export const viewNames = ['grid', 'list'] as const;
export type ViewName = (typeof viewNames)[number];

/** Everything that decides what a list shows, so that it can be sent to a colleague (moment 8). */
export type ListAddress = { q?: string } & { [Facet in FacetName]?: readonly string[] } & {
  [Flag in FlagName]?: '1';
} & { sort?: SortName; view?: ViewName; page?: number };

const maxSearchLength = 200;
const maxValueLength = 120;
const maxValues = 60;
const lastPage = 100_000;

/** Reads an address that anybody may have typed: what makes no sense is as good as not there. */
export function readListAddress(raw: Readonly<Record<string, unknown>>): ListAddress {
  const q = textOf(raw.q)?.trim().slice(0, maxSearchLength);
  const sort = sortNames.find((name) => name === raw.sort);
  const view = viewNames.find((name) => name === raw.view);
  const page = pageOf(raw.page);
  const address: ListAddress = {
    ...(q ? { q } : {}),
    ...Object.fromEntries(facetNames.flatMap((name) => facetEntry(name, raw[name]))),
    ...Object.fromEntries(flagNames.flatMap((name) => (textOf(raw[name]) === '1' ? [[name, '1']] : []))),
    ...(sort ? { sort } : {}),
    ...(view ? { view } : {}),
    ...(page > 1 ? { page } : {}),
  };
  return address;
}

// Only of the group does it matter that its list is empty: it says that all groups are meant, not the default one (T49).
function facetEntry(name: FacetName, raw: unknown): [FacetName, string[]][] {
  if (raw === undefined) return [];
  const values = [raw]
    .flat()
    .flatMap((value) => textOf(value) ?? [])
    .filter((value) => value !== '' && value.length <= maxValueLength);
  const distinct = [...new Set(values)].slice(0, maxValues);
  return distinct.length > 0 || name === 'packaging' ? [[name, distinct]] : [];
}

function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' ? String(raw) : undefined;
}

function pageOf(raw: unknown): number {
  const page = Number(textOf(raw));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
