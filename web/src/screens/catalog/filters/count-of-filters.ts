import { facetNames, type Selection } from '#capabilities/catalogue/index.ts';

/** How many filters hold, the search not among them. */
export const countOfFilters = ({ facets, flags }: Selection): number =>
  facetNames.reduce((count, name) => count + facets[name].length, flags.length);
