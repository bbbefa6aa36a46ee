import type { Language } from '@dray/contract/languages.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { type ChoiceFilter, type Filter, isSet, type RangeFilter } from './filter.ts';

/** What a filter is set to, as short as it can be said; that it leaves everything, where it is not set. */
export function shownValue(t: Translate<'list'>, language: Language, filter: Filter): string {
  if (!isSet(filter)) return unsetValue(t, filter);
  switch (filter.kind) {
    case 'choices':
      return choiceValue(t, language, filter);
    case 'range':
      return rangeValue(t, language, filter);
    case 'text':
      return filter.value ?? '';
  }
}

function unsetValue(t: Translate<'list'>, { kind }: Filter): string {
  if (kind === 'text') return '';
  return kind === 'range' ? t('filters.anyTime') : t('filters.any');
}

function choiceValue(t: Translate<'list'>, language: Language, { chosen, options }: ChoiceFilter): string {
  const [first, ...others] = chosen;
  const label = options.find(({ value }) => value === first)?.label ?? first ?? '';
  return others.length === 0 ? label : t('filters.andMore', { first: label, n: formatNumber(language, others.length) });
}

function rangeValue(t: Translate<'list'>, language: Language, filter: RangeFilter): string {
  const [from, to] = [filter.from, filter.to].map((day) => day && formatShortDate(language, day));
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? t('filters.since', { day: from }) : t('filters.until', { day: to ?? '' });
}
