import type { SearchedSection } from '@dray/contract/search/search-sections.ts';
import type { Minor } from '#platform/money.ts';

/** One thing that was found. */
export type Hit = {
  key: string;
  kind?: string;
  /** A name, or the bare number. */
  title: string;
  detail: string;
  status?: string;
  href: string;
  at?: string;
  amountMinor?: Minor | undefined;
  currency?: string | undefined;
};

/** What one section found. */
export type Found = {
  /** Those whose very number was asked for; they may be among the results, too. */
  exact: readonly Hit[];
  results: readonly Hit[];
  total: number;
  isMore: boolean;
  corrected: string | undefined;
  /** The list that shows all of them. */
  href: string | undefined;
};

export type Group = Omit<Found, 'exact' | 'results'> & {
  section: SearchedSection | 'exact';
  results: readonly (Hit & { section: SearchedSection })[];
};

type Answer = { section: SearchedSection; found: Found };

/**
 * Exact numbers first, and only there: the same thing twice in one list would be walked over twice. A guess at a mistyped word
 * is shown only where nothing was found as it was written.
 */
export function toGroups(answers: readonly Answer[], max: number): Group[] {
  const exact = answers.flatMap(({ section, found }) => found.exact.map((hit) => ({ ...hit, section })));
  const isAsWritten = answers.some(({ found }) => found.total > 0 && found.corrected === undefined);
  const groups = answers
    .filter(({ found }) => found.corrected === undefined || !(isAsWritten || exact.length > 0))
    .map(({ section, found }): Group => {
      const taken = new Set(found.exact.map(({ key }) => key));
      const results = found.results.filter(({ key }) => !taken.has(key)).slice(0, max);
      const total = Math.max(found.total - found.exact.length, results.length);
      const { isMore, corrected, href } = found;
      return { section, total, isMore, corrected, href, results: results.map((hit) => ({ ...hit, section })) };
    });
  const first: Group = {
    section: 'exact',
    total: exact.length,
    isMore: false,
    corrected: undefined,
    href: undefined,
    results: exact.slice(0, max),
  };
  return [first, ...groups].filter(({ results }) => results.length > 0);
}

/** An address of the portal with what is behind its question mark. */
export const addressOf = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(search)}`;
