import type { Section } from '@dray/contract/sections.ts';
import { queryOptions } from '@tanstack/react-query';
import { findExactProduct, findProducts } from './find-products.ts';
import { resultsLink } from './results-link.ts';
import type { Asked, Found, Suggestion } from './suggestion.ts';

export type SearchSection = {
  name: 'catalogue';
  permission: Section;
  find: (asked: Asked, signal?: AbortSignal) => Promise<Found>;
  /** The one thing that has this very code. */
  findExact?: (asked: Asked) => Promise<Suggestion | undefined>;
  allResults: typeof resultsLink;
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
];

export const openSections = (may: (section: Section) => boolean): SearchSection[] =>
  searchSections.filter(({ permission }) => may(permission));

/** Names come in the reader's language and prices for the chosen place, so both are part of the question. */
export const foundQuery = (section: SearchSection, asked: Asked, place: string | undefined) =>
  queryOptions({
    queryKey: ['search', section.name, place, asked],
    queryFn: ({ signal }) => section.find(asked, signal),
  });
