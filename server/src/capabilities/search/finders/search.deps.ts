import type { SearchedSection } from '@dray/contract/search/search-sections.ts';
import type { Logger } from '#platform/logger.ts';
import type { Request } from '#platform/request/request.ts';
import type { Found } from '../rules/search.model.ts';

/** Asked within the scope of its own section; what it answers the caller may open. */
export type Finder = (request: Request, asked: { text: string; max: number }) => Promise<Found>;

/** One for each section; a section that is not built yet has none. */
export type Finders = Readonly<Partial<Record<SearchedSection, Finder>>>;

export type SearchDeps = {
  finders: Finders;
  /** A section that has not answered by then has failed, so that the others are shown. */
  deadlineMs: number;
  logger: Pick<Logger, 'error'>;
};
