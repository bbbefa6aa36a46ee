import type { List } from '../query/use-list.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetSkeleton } from './facet-skeleton.tsx';
import type { Facets } from './use-facets.ts';

type Props = { list: List; facets: Facets };

export function FacetColumn({ list, facets }: Props) {
  if (list.query.isPending) return <FacetSkeleton />;
  return facets.all.map((facet) => <FacetGroup key={facet.name} facet={facet} list={list} />);
}
