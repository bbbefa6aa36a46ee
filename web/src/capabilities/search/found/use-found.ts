import type { Section } from '@dray/contract/sections.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { readStored } from '#platform/storage-keys.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { foundQuery, limitOf, openSections, type SearchSection } from '../sections/search-sections.ts';
import type { Found } from '../sections/suggestion.ts';
import { everythingQuery, type FoundGroup, isSearchable, sectionsBesideGoods } from './found.queries.ts';

export type FoundPart =
  | { kind: 'goods'; section: SearchSection; found: Found }
  | { kind: 'group'; section: FoundGroup['section']; found: FoundGroup };

type Asked = {
  query: string;
  may: (section: Section) => boolean;
  /** How many goods there is room for, and how many of each other section. */
  goods: number;
  others: number;
};

type Answer = {
  parts: readonly FoundPart[];
  total: number;
  isPending: boolean;
  /** What is shown answers an earlier question. */
  isOutdated: boolean;
  failure: { error: unknown; retry: () => void } | undefined;
  /** A section that could not be asked, while others could. */
  isIncomplete: boolean;
};

/** What is found in every section that the reader may open: all of them or none, for a late one would push away the others. */
export function useFound({ query, may, goods, others }: Asked): Answer {
  const language = useLanguage();
  const shipToId = readStored('shipToId');
  const sections = openSections(may);
  const answers = useQueries({
    queries: sections.map((section) => ({
      ...foundQuery(section, { query, limit: limitOf(section, sections, goods), language }, shipToId),
      placeholderData: keepPreviousData,
    })),
  });
  const besides = sectionsBesideGoods(may);
  const isAsked = besides.length > 0 && isSearchable(query);
  const everything = useQuery({
    ...everythingQuery({ query, limit: others, language, sections: besides }, shipToId),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const all = isAsked ? [...answers, everything] : answers;
  const isPending = all.some((answer) => answer.isPending);
  const failed = all.find(({ isError }) => isError);
  const goodsParts = sections.flatMap((section, index): FoundPart[] => {
    const found = answers[index]?.data;
    return found && found.total > 0 ? [{ kind: 'goods', section, found }] : [];
  });
  const groups = (isAsked && everything.data?.groups) || [];
  const parts = isPending ? [] : withoutGuesses([...goodsParts, ...groups.map(toPart)]);
  return {
    parts,
    total: parts.reduce((sum, { found }) => sum + found.total, 0),
    isPending,
    isOutdated: all.some(({ isPlaceholderData }) => isPlaceholderData),
    failure: failed && { error: failed.error, retry: () => void failed.refetch() },
    isIncomplete: isAsked && (everything.data?.failed.length ?? 0) > 0,
  };
}

const toPart = (group: FoundGroup): FoundPart => ({ kind: 'group', section: group.section, found: group });

/** A guess at a mistyped word is shown only where nothing was found as it was written. */
function withoutGuesses(parts: readonly FoundPart[]): FoundPart[] {
  const asWritten = parts.filter(({ found }) => !found.corrected);
  return asWritten.length > 0 ? asWritten : [...parts];
}
