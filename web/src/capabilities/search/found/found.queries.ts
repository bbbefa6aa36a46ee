import type { Language } from '@dray/contract/languages.ts';
import {
  type SearchedSection,
  searchedSections,
  searchLength,
  searchPermissions,
} from '@dray/contract/search/search-sections.ts';
import type { Section } from '@dray/contract/sections.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';

type Everything = AnswerTo<'GET /api/search'>;
export type FoundGroup = Everything['groups'][number];
export type FoundThing = FoundGroup['items'][number];

type May = (section: Section) => boolean;

/** Goods have calls of their own, which tell price, picture and whether they can be ordered. */
const goods: readonly SearchedSection[] = ['products', 'offers'];

/** What else of the portal the reader may search. */
export const sectionsBesideGoods = (may: May): SearchedSection[] =>
  searchedSections.filter((section) => !goods.includes(section) && may(searchPermissions[section]));

export const isSearchable = (query: string): boolean =>
  lengthOf(query) >= searchLength.min && lengthOf(query) <= searchLength.max;

type Asked = { query: string; limit: number; language: Language; sections: SearchedSection[] };

/** Names and statuses come in the reader's language, and content for the market of the chosen ship-to. */
export const everythingQuery = ({ query, limit, language, sections }: Asked, shipToId: string | undefined) =>
  queryOptions({
    queryKey: ['search', 'everything', shipToId, { query, limit, language, sections }],
    queryFn: ({ signal }) => callRest('GET /api/search', { query: { q: query, limit, sections }, signal }),
  });
