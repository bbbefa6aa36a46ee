import {
  defaultGroup,
  type FacetName,
  facetNames,
  type Selection,
  withoutSearch,
  withValue,
} from '#capabilities/catalogue/index.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { type Facet, labelIn } from './facets.ts';

export type Chip = { id: string; text: string; without: Selection };

/** What is applied, one chip a value: its name, and what the list would be without it. */
export function appliedChips(t: Translate<'catalogue'>, selection: Selection, facets: readonly Facet[]): Chip[] {
  const searched: Chip[] = selection.search
    ? [{ id: 'q', text: `${t('filters.searched')}: ${selection.search}`, without: withoutSearch(selection) }]
    : [];
  const values = facetNames.flatMap((name) =>
    selection.facets[name].map((value) => ({
      id: `${name}=${value}`,
      text: `${t(`facets.${name}`)}: ${wordFor(t, facets, name, value)}`,
      without: withValue(selection, name, value, false),
    })),
  );
  return [...searched, ...values];
}

function wordFor(t: Translate<'catalogue'>, facets: readonly Facet[], name: FacetName, value: string): string {
  // The default must be named before the server has sent its word for it.
  if (name === 'packaging' && value === defaultGroup) return t('beer');
  return labelIn(facets, name, value) ?? value;
}
