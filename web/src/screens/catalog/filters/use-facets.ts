import { useMemo, useState } from 'react';
import { isDefault } from '#capabilities/catalogue/index.ts';
import type { List } from '../query/use-list.ts';
import { type Facet, facetsOf } from './facets.ts';

export type Facets = {
  all: readonly Facet[];
  /** Nothing to choose from and nothing chosen: an empty list of favourites needs no filters. */
  isPointless: boolean;
  /** What can be chosen has come; before that only what is chosen is here. */
  isKnown: boolean;
};

type Aggregations = NonNullable<List['query']['data']>['aggregations'];

/** The facets of the list; those of the last one while the next is on its way or could not be fetched. */
export function useFacets({ query: { data }, selection, tab }: List): Facets {
  const [last, setLast] = useState<Aggregations>([]);
  const known = data?.aggregations ?? last;
  if (known !== last) setLast(known);
  return useMemo(() => {
    const all = facetsOf(known, selection);
    const isWhole = tab === 'products' ? isDefault(selection) : true;
    const isPointless = data?.total_count === 0 && isWhole && all.every(({ options }) => options.length < 2);
    return { all, isPointless, isKnown: known.length > 0 };
  }, [known, selection, tab, data?.total_count]);
}
