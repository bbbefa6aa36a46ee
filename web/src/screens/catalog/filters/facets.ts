import { type FacetName, facetNames, type Selection } from '#capabilities/catalogue/index.ts';

export type Option = { value: string; label: string; count: number };
export type Facet = { name: FacetName; options: readonly Option[] };

type Aggregation = { attribute_code: string; options: readonly Option[] };

/** Facets worth showing, in our own order: one with a single value tells nothing, unless that value is chosen. */
export function facetsOf(aggregations: readonly Aggregation[], selection: Selection): Facet[] {
  return facetNames.flatMap((name): Facet[] => {
    const chosen = selection.facets[name];
    const known = optionsOf(aggregations, name);
    const missing = chosen.filter((value) => known.every((option) => option.value !== value));
    const options = [...known, ...missing.map((value) => ({ value, label: value, count: 0 }))];
    const isWorthIt = options.length > 1 || chosen.length > 0 || name === 'packaging';
    return isWorthIt && options.length > 0 ? [{ name, options }] : [];
  });
}

function optionsOf(aggregations: readonly Aggregation[], name: FacetName): readonly Option[] {
  const found = (code: FacetName) => aggregations.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
  if (name !== 'category_uid') return found(name);
  // The first level of the tree is the groups over again.
  const groups = new Set(found('packaging').map(({ label }) => label));
  return found('category_uid').filter(({ label }) => !groups.has(label));
}

export const labelIn = (facets: readonly Facet[], name: FacetName, value: string): string | undefined =>
  facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label;
