import type { CalendarException, Holiday, Transport } from '#capabilities/calendars/index.ts';
import { formatWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** What calendars are made of, in the reader's words. */
export function useCalendarWords() {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const transport = (code: string | null) =>
    code === null ? t('transports.all') : t(`transports.${code as Transport}`);
  const holiday = ({ name }: Pick<Holiday, 'name'>) => {
    const own = name[language] ?? name.en ?? Object.values(name)[0];
    return own ? t('day.holiday', { name: own }) : t('day.holidayUnnamed');
  };
  const exception = ({ kind, cutOff }: Pick<CalendarException, 'kind' | 'cutOff'>) =>
    kind === 'earlier-cut-off' ? t('kinds.earlier-cut-off', { time: cutOff ?? '' }) : t(`kinds.${kind}`);
  return {
    transport,
    holiday,
    exception,
    where: ({ shipTo, transportType }: CalendarException) =>
      [
        shipTo ? t('where.shipTo', { name: shipTo.name, city: shipTo.city, id: shipTo.id }) : t('where.all'),
        ...(transportType ? [transport(transportType)] : []),
      ].join(' · '),
    lead: (days: number) =>
      days === 0 ? t('terms.sameDay') : t('terms.days', { count: days, n: formatNumber(language, days) }),
    weekdays: (closed: readonly number[]) =>
      closed.length === 0
        ? t('terms.everyDay')
        : closed.map((weekday) => formatWeekday(language, weekday, 'short')).join(', '),
  };
}
