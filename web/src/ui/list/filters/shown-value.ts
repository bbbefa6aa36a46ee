import type { Language } from '@dray/contract/languages.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { Filter } from './filter.ts';

/** What a filter is set to, as short as it can be said. */
export function shownValue(t: Translate<'list'>, language: Language, filter: Filter): string {
  switch (filter.kind) {
    case 'choices': {
      const [first, ...others] = filter.chosen;
      const label = filter.options.find(({ value }) => value === first)?.label ?? first ?? '';
      return others.length === 0
        ? label
        : t('filters.andMore', { first: label, n: formatNumber(language, others.length) });
    }
    case 'range': {
      const [from, to] = [filter.from, filter.to].map((day) => day && formatShortDate(language, day));
      if (from && to) return from === to ? from : `${from} – ${to}`;
      return from ? t('filters.since', { day: from }) : t('filters.until', { day: to ?? '' });
    }
    case 'text':
      return filter.value ?? '';
  }
}
