import { IconAlertTriangle } from '@tabler/icons-react';
import type { Terms } from '#capabilities/calendars/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { useCalendarWords } from '../parts/use-calendar-words.ts';

const shown = 5;

/** What a colleague has made of it while one typed: the rows as they are now, or how many there are. */
export function MeanwhileNote({ fresh, count }: { fresh: readonly Terms[]; count: number | undefined }) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const words = useCalendarWords();
  return (
    <Note tone="warning" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t('edit.meanwhile')}</p>
      {count !== undefined && <p>{t('edit.nowMany', { count, n: formatNumber(language, count) })}</p>}
      {fresh.slice(0, shown).map((row) => (
        <p key={`${row.shipToId} ${row.transportType}`}>
          {fresh.length > 1 && `${row.name}: `}
          {t('edit.now', {
            lead: words.lead(row.leadDays),
            time: row.cutOff,
            closed: words.weekdays(row.closedWeekdays),
          })}
        </p>
      ))}
    </Note>
  );
}
