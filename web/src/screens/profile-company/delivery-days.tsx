import { customs } from '@dray/contract/languages.ts';
import { formatWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ShipTo, Transport } from './company-page.ts';
import classes from './delivery-days.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Seven letters, filled where goods come; screen readers say the days by their names. A ship-to that is closed has none. */
export function DeliveryDays({ shipTo: { status, transports } }: { shipTo: ShipTo }) {
  const { t } = useTranslation('company');
  const [usual] = transports;
  if (status !== 'Active' || !usual) return <span className="muted">{t('noDays')}</span>;
  return <Days transport={usual} />;
}

function Days({ transport }: { transport: Transport }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const open = weekdays.filter((day) => !transport.closedWeekdays.includes(day));
  const listed = new Intl.ListFormat(customs[language].locale, { type: 'conjunction' });
  const { leadDays, cutOff } = transport;
  return (
    <span className="grid gap-4">
      <VisuallyHidden>
        {t('daysSpoken', { days: listed.format(open.map((day) => formatWeekday(language, day, 'long'))) })}
      </VisuallyHidden>
      <span className="flex gap-4" aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day} className={classes.letter} data-open={open.includes(day) || undefined}>
            {[...formatWeekday(language, day, 'short')].slice(0, 2).join('')}
          </span>
        ))}
      </span>
      <span className="size-13 muted">
        {leadDays === 0
          ? t('cutOffSameDay', { time: cutOff })
          : t('cutOff', { count: leadDays, n: formatNumber(language, leadDays), time: cutOff })}
      </span>
    </span>
  );
}
