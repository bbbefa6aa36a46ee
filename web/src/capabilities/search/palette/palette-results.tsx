import { foundAtMost, searchedSections } from '@dray/contract/search/search-sections.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { FoundGroupRows, type RowActs } from '../found/found-group-rows.tsx';
import { type FoundPart, useFound } from '../found/use-found.ts';
import { rememberSearch } from '../results/recent-searches.ts';
import { SearchFailed, SearchWaiting } from '../results/search-states.tsx';
import { SectionResults } from '../results/section-results.tsx';
import { looksLikeCode } from '../sections/exact-code.ts';
import type { Goods } from '../sections/suggestion.ts';
import classes from '../sections/suggestions.module.css';
import { ActionRows } from './action-rows.tsx';
import { matchingActions, type PaletteAction } from './palette-action.ts';

export type PaletteResultsProps = {
  may: (section: Section) => boolean;
  isGross: boolean;
  onAdd: (goods: Goods) => void;
  acts: RowActs;
  actions: readonly PaletteAction[];
  /** What is offered where nothing was found. */
  nothing: (query: string) => ReactNode;
  onAction: (action: PaletteAction) => void;
  onClose: () => void;
};

/** Goods take part of the room: two lines of it may be offers. */
const ofGoods = foundAtMost;

/** Everything that a text finds, by the section it is in, and the commands that have its words. */
export function PaletteResults({ query, ...props }: PaletteResultsProps & { query: string }) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { may, isGross, acts, onClose } = props;
  const { parts, total, isPending, isOutdated, failure, isIncomplete } = useFound({
    query,
    may,
    goods: ofGoods,
    others: foundAtMost,
  });
  const actions = matchingActions(props.actions, query);
  const isSettled = !(isPending || isOutdated);
  const take = () => {
    rememberSearch(query);
    onClose();
  };
  const add = (goods: Goods) => {
    rememberSearch(query);
    props.onAdd(goods);
  };
  const isNothing = isSettled && !failure && parts.length === 0 && actions.length === 0;
  return (
    <>
      <ListStatus isHidden answers={isSettled || failure ? query : undefined}>
        {isSettled && !failure ? t('found', { count: total, n: formatNumber(language, total), query }) : ''}
      </ListStatus>
      {(parts.length > 0 || (isSettled && actions.length > 0)) && (
        <OptionList label={t('palette.label')} isBusy={isOutdated} className={classes.list}>
          {inOrder(parts, query).map((part) =>
            part.kind === 'goods' ? (
              <SectionResults
                key={part.section.name}
                section={part.section}
                found={part.found}
                query={query}
                isGross={isGross}
                onAdd={add}
                onChosen={onClose}
              />
            ) : (
              <FoundGroupRows key={part.section} group={part.found} query={query} acts={acts} onTake={take} />
            ),
          )}
          {actions.length > 0 && (
            <ActionRows actions={actions} query={query} max={foundAtMost} onTake={props.onAction} />
          )}
        </OptionList>
      )}
      {failure && <SearchFailed error={failure.error} onRetry={failure.retry} />}
      {isPending && parts.length === 0 && !failure && <SearchWaiting />}
      {isNothing && (
        <div className={`${classes.nothing} grid items-start gap-12 anywhere`}>
          <p>{t('nothing', { query })}</p>
          {props.nothing(query)}
        </div>
      )}
      {isIncomplete && isSettled && <p className={classes.hint}>{t('incomplete')}</p>}
    </>
  );
}

/** Exact numbers, then the sections as the server puts them; goods whose code was typed are exact, too. */
function inOrder(parts: readonly FoundPart[], query: string): FoundPart[] {
  const rankOf = (part: FoundPart): number => {
    if (part.kind === 'group') return part.section === 'exact' ? -1 : searchedSections.indexOf(part.section);
    if (looksLikeCode(query) && part.found.total === 1 && !part.found.corrected) return -1;
    return searchedSections.indexOf(part.section.name === 'catalogue' ? 'products' : 'offers');
  };
  return parts.toSorted((a, b) => rankOf(a) - rankOf(b));
}
