import type { Language } from '@dray/contract/languages.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatDateWithWeekday, formatShortDate, formatTime } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';
import type { BellItem } from './notifications.queries.ts';

const minuteMs = 60_000;

/** One notification in the reader's language, from what the server let them know of it. */
export function useBellWords({ kind, at, values }: BellItem): { title: string; detail: string; when: string } {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const now = useServerNow(minuteMs);
  const zone = useReaderZone();
  const count = Number(values.count ?? 0);
  const written = {
    number: String(values.number ?? ''),
    shipTo: String(values.shipTo ?? ''),
    device: String(values.device ?? ''),
    title: String(values.title ?? ''),
    status: String(values.status ?? ''),
    what: String(values.what ?? ''),
    who: String(values.who ?? ''),
    name: String(values.name ?? ''),
    amount: values.currency ? formatMoney(language, Number(values.amount), String(values.currency)) : '',
    day: values.day ? formatDateWithWeekday(language, String(values.day)) : '',
    date: values.dueDate ? formatShortDate(language, String(values.dueDate)) : '',
  };
  return {
    title: t(`kinds.${kind}.title`, written),
    detail:
      kind === 'documents-new'
        ? t('kinds.documents-new.detail', { count, n: formatNumber(language, count) })
        : t(`kinds.${kind}.detail`, written),
    when: whenOf(language, new Date(at), now, zone),
  };
}

/** The time of what came today, of everything older the day. */
export function whenOf(language: Language, moment: Date, now: Date, zone: string): string {
  const day = zoneDay(moment, zone);
  return day === zoneDay(now, zone) ? formatTime(language, moment, zone) : formatDateWithWeekday(language, day);
}
