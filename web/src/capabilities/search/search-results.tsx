import type { Section } from '@dray/contract/sections.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { FoundGroupRows } from './found/found-group-rows.tsx';
import { useFound } from './found/use-found.ts';
import { rememberSearch } from './results/recent-searches.ts';
import { NothingFound, SearchFailed, SearchWaiting } from './results/search-states.tsx';
import { SectionResults } from './results/section-results.tsx';
import type { Goods } from './sections/suggestion.ts';
import classes from './sections/suggestions.module.css';

type Props = {
  query: string;
  limit: number;
  may: (section: Section) => boolean;
  isGross: boolean;
  onAdd: (goods: Goods) => void;
  onChosen: (query: string) => void;
};

/** How many things of each other section are below the goods. */
const ofOthers = 3;

/** What is found in every section that the reader may open, goods first. A new answer takes the place of the old one, never the other way. */
export function SearchResults({ query, limit, may, ...list }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { parts, total, isPending, isOutdated, failure, isIncomplete } = useFound({
    query,
    may,
    goods: limit,
    others: ofOthers,
  });
  const choose = () => {
    rememberSearch(query);
    list.onChosen('');
  };

  return (
    <>
      <ListStatus isHidden answers={isPending || isOutdated ? undefined : query}>
        {isPending || isOutdated || failure
          ? ''
          : t('found', { count: total, n: formatNumber(language, total), query })}
      </ListStatus>
      {parts.length > 0 && (
        <OptionList label={t('suggestions')} isBusy={isOutdated} className={classes.list}>
          {parts.map((part) =>
            part.kind === 'goods' ? (
              <SectionResults
                key={part.section.name}
                {...list}
                section={part.section}
                found={part.found}
                query={query}
              />
            ) : (
              <FoundGroupRows key={part.section} group={part.found} query={query} acts={noActs} onTake={choose} />
            ),
          )}
        </OptionList>
      )}
      {failure && <SearchFailed error={failure.error} onRetry={failure.retry} />}
      {isPending && parts.length === 0 && !failure && <SearchWaiting />}
      {total === 0 && !isPending && !failure && <NothingFound query={query} />}
      {isIncomplete && !isPending && <p className={classes.hint}>{t('incomplete')}</p>}
    </>
  );
}

const noActs = {};
