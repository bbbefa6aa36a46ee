import type { Section } from '@dray/contract/sections.ts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { readStored } from '#platform/storage-keys.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { NothingFound, SearchFailed, SearchWaiting } from './search-faces.tsx';
import { foundQuery, limitOf, openSections } from './search-sections.ts';
import { SectionResults } from './section-results.tsx';
import type { Goods } from './suggestion.ts';
import classes from './suggestions.module.css';

type Props = {
  query: string;
  limit: number;
  may: (section: Section) => boolean;
  isGross: boolean;
  onAdd: (goods: Goods) => void;
  onChosen: (query: string) => void;
};

/** What is found in every section that the reader may open. A new answer takes the place of the old one, never the other way. */
export function SearchResults({ query, limit, may, ...list }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const sections = openSections(may);
  const place = readStored('shipToId');
  const answers = useQueries({
    queries: sections.map((section) => ({
      ...foundQuery(section, { query, limit: limitOf(section, sections, limit), language }, place),
      placeholderData: keepPreviousData,
    })),
  });
  const failed = answers.find(({ isError }) => isError);
  const isPending = answers.some((answer) => answer.isPending);
  // All sections or none: one that came later would push away what the keys have just marked.
  const shown = isPending ? [] : sections;
  const results = shown.flatMap((section, index) => {
    const found = answers[index]?.data;
    return found && found.total > 0 ? [{ section, found }] : [];
  });
  const total = results.reduce((sum, { found }) => sum + found.total, 0);
  const isOutdated = answers.some(({ isPlaceholderData }) => isPlaceholderData);

  return (
    <>
      <ListStatus isHidden answers={isPending || isOutdated ? undefined : query}>
        {isPending || isOutdated || failed ? '' : t('found', { count: total, n: formatNumber(language, total), query })}
      </ListStatus>
      {results.length > 0 && (
        <OptionList label={t('suggestions')} isBusy={isOutdated} className={classes.list}>
          {results.map(({ section, found }) => (
            <SectionResults key={section.name} {...list} section={section} found={found} query={query} />
          ))}
        </OptionList>
      )}
      {failed && <SearchFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      {isPending && results.length === 0 && <SearchWaiting />}
      {total === 0 && !isPending && !failed && <NothingFound query={query} />}
    </>
  );
}
