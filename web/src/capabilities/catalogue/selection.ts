import {
  type FacetName,
  type FlagName,
  facetNames,
  flagNames,
  type ListAddress,
  type SortName,
} from './list-address.ts';

export type Tab = 'products' | 'favourites';

/** What somebody picked out of the catalogue. Values of one facet add up, facets narrow each other. */
export type Selection = {
  search: string;
  facets: Readonly<Record<FacetName, readonly string[]>>;
  flags: readonly FlagName[];
};

/** The server's word for the group that an untouched list shows (C1). */
export const defaultGroup = 'Beer';

const noFacets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Selection['facets'];

export const everything: Selection = { search: '', facets: noFacets, flags: [] };
export const untouched: Selection = { ...everything, facets: { ...noFacets, packaging: [defaultGroup] } };

/**
 * The default group holds for a list of products that nobody has touched: a search, a filter or a link to a category
 * drops it (T49). Sorting, paging and looking at it another way does not touch it.
 */
export function selectionIn(address: ListAddress, tab: Tab): Selection {
  const flags = flagNames.filter((name) => address[name] === '1');
  const facets = Object.fromEntries(facetNames.map((name) => [name, address[name] ?? []])) as typeof noFacets;
  const selection = { search: address.q ?? '', facets, flags };
  return tab === 'products' && isNothing(selection) && !address.packaging ? untouched : selection;
}

/** The address of a selection; its first page, for the old page means nothing any more. */
export function toListAddress(selection: Selection, tab: Tab, { sort, view }: ListAddress): ListAddress {
  const stored = { ...(sort ? { sort } : {}), ...(view ? { view } : {}) };
  if (tab === 'products' && isDefault(selection)) return stored;
  if (tab === 'products' && isNothing(selection)) return { packaging: [], ...stored };
  return {
    ...(selection.search ? { q: selection.search } : {}),
    ...Object.fromEntries(Object.entries(selection.facets).filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(selection.flags.map((name) => [name, '1'])),
    ...stored,
  };
}

export const isNothing = ({ search, facets, flags }: Selection): boolean =>
  search === '' && flags.length === 0 && facetNames.every((name) => facets[name].length === 0);

export const isDefault = ({ search, facets, flags }: Selection): boolean =>
  facets.packaging.length === 1 &&
  facets.packaging[0] === defaultGroup &&
  isNothing({ search, flags, facets: { ...facets, packaging: [] } });

export const hasFilters = (selection: Selection): boolean => !isNothing({ ...selection, search: '' });

export function withValue(selection: Selection, facet: FacetName, value: string, isOn: boolean): Selection {
  const others = selection.facets[facet].filter((each) => each !== value);
  return { ...selection, facets: { ...selection.facets, [facet]: isOn ? [...others, value] : others } };
}

export function withFlag(selection: Selection, flag: FlagName, isOn: boolean): Selection {
  const others = selection.flags.filter((each) => each !== flag);
  return { ...selection, flags: isOn ? [...others, flag] : others };
}

export const withoutSearch = (selection: Selection): Selection => ({ ...selection, search: '' });

export const withoutFilters = ({ search }: Selection): Selection => ({ ...everything, search });

/** What the list is sorted by; a best match there is only for a search. */
export function sortOf({ sort }: ListAddress, { search }: Selection): SortName {
  if (search) return sort ?? 'relevance';
  return sort && sort !== 'relevance' ? sort : 'name';
}
