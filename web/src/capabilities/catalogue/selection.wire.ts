import type { ProductFilterInput, ProductListQueryVariables, ProductSortInput } from '../../generated/operations.ts';
import { facetNames, type SortName } from './list-address.ts';
import type { Selection } from './selection.ts';

/** Products come 25 a page (E4). */
export const pageSize = 25;

const sorts: Record<SortName, ProductSortInput | undefined> = {
  name: { name: 'ASC' },
  nameDown: { name: 'DESC' },
  price: { your_price: 'ASC' },
  priceDown: { your_price: 'DESC' },
  newest: { newest: 'DESC' },
  // The server's own order of a search.
  relevance: undefined,
};

export const toListVariables = (selection: Selection, sort: SortName, page: number): ProductListQueryVariables => ({
  search: selection.search || undefined,
  filter: toFilter(selection),
  sort: sorts[sort],
  page,
  pageSize,
});

// That only favourites are wanted is sent in a header, not by the filter (C8).
function toFilter({ facets, flags }: Selection): ProductFilterInput {
  const chosen = facetNames.filter((name) => facets[name].length > 0).map((name) => [name, { in: [...facets[name]] }]);
  const flagged = flags.filter((name) => name !== 'favourites').map((name) => [name, { eq: '1' }]);
  return Object.fromEntries([...chosen, ...flagged]);
}
