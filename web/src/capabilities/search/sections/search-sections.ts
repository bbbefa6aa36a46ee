import type { Section } from '@dray/contract/sections.ts';
import { queryOptions } from '@tanstack/react-query';
import { findExactProduct, findOffers, findProducts } from './find-products.ts';
import { resultsLink } from './results-link.ts';
import type { Asked, Found, Suggestion } from './suggestion.ts';

export type SearchSection = {
  name: 'catalogue' | 'offers';
  permission: Section;
  find: (asked: Asked, signal?: AbortSignal) => Promise<Found>;
  /** The one thing that has this very code. */
  findExact?: (asked: Asked) => Promise<Suggestion | undefined>;
  /** Where there is a page that shows all of them. */
  allResults?: typeof resultsLink;
  /** At most so many, where the section shall not take the room of the others. */
  max?: number;
};

/** Everything that is searched, in the order it is shown; a section of the portal joins by its line (H8). */
const searchSections: readonly SearchSection[] = [
  {
    name: 'catalogue',
    permission: 'Catalogue',
    find: findProducts,
    findExact: findExactProduct,
    allResults: resultsLink,
  },
  { name: 'offers', permission: 'Catalogue', find: findOffers, max: 2 },
];

/** How many each may show of what the list has room for. */
export function limitOf({ max }: SearchSection, sections: readonly SearchSection[], room: number): number {
  if (max !== undefined) return max;
  const reserved = sections.reduce((sum, each) => sum + (each.max ?? 0), 0);
  const sharing = sections.filter((each) => each.max === undefined).length;
  return Math.max(2, Math.floor((room - reserved) / sharing));
}

export const openSections = (may: (section: Section) => boolean): SearchSection[] =>
  searchSections.filter(({ permission }) => may(permission));

/** Names come in the reader's language and prices for the chosen ship-to, so both are part of the question. */
export const foundQuery = (section: SearchSection, asked: Asked, shipToId: string | undefined) =>
  queryOptions({
    queryKey: ['search', section.name, shipToId, asked],
    queryFn: ({ signal }) => section.find(asked, signal),
  });
