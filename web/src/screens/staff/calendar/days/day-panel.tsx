import type { CalendarException, Holiday, Market } from '#capabilities/calendars/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Foreseen } from '../parts/foreseen.tsx';
import { useCalendarWords } from '../parts/use-calendar-words.ts';
import type { AskedKind, Removable } from './asked-kind.ts';
import classes from './days-card.module.css';

type Props = {
  country: Market;
  today: string;
  day: string;
  holidays: readonly Holiday[];
  exceptions: readonly CalendarException[];
  mayKeepHolidays: boolean;
  onAsk: (kind: AskedKind) => void;
  onRemove: (removed: Removable) => void;
};

/** One day: what differs on it, what stands on it, what can be done, and what was done in its market. */
export function DayPanel(props: Props) {
  const { country, today, day, holidays, exceptions, mayKeepHolidays, onAsk, onRemove } = props;
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const words = useCalendarWords();
  const isPast = day < today;
  return (
    <section className="card" aria-label={formatDateWithWeekday(language, day)}>
      <div className={classes.panel}>
        <h2 className="text-17 semibold">{formatDateWithWeekday(language, day)}</h2>
        {holidays.length + exceptions.length === 0 && <p className="text-14 muted">{t('day.usual')}</p>}
        <ul className={classes.entries}>
          {holidays.map((holiday) => (
            <Entry
              key={`holiday ${holiday.id}`}
              what={words.holiday(holiday)}
              more={t(holiday.year === null ? 'day.yearly' : 'day.once')}
              onRemove={mayKeepHolidays ? () => onRemove({ holiday }) : undefined}
            />
          ))}
          {exceptions.map((exception) => (
            <Entry
              key={exception.id}
              what={words.exception(exception)}
              more={[words.where(exception), ...(exception.note ? [exception.note] : [])].join(' · ')}
              onRemove={isPast ? undefined : () => onRemove({ exception })}
            />
          ))}
        </ul>
        {isPast ? (
          <p className="text-14 muted">{t('day.past')}</p>
        ) : (
          <Ask mayKeepHolidays={mayKeepHolidays} onAsk={onAsk} />
        )}
        {!isPast && (
          <div className="grid gap-8">
            <h3 className="text-15 semibold">{t('day.hits')}</h3>
            <Foreseen closing={{ country, date: day, kind: 'closed' }} />
          </div>
        )}
        <History subject={`market:${country}`} />
      </div>
    </section>
  );
}

function Ask({ mayKeepHolidays, onAsk }: Pick<Props, 'mayKeepHolidays' | 'onAsk'>) {
  const { t } = useTranslation('calendars');
  return (
    <div className="flex wrap gap-8">
      <Button size="sm" onClick={() => onAsk('closed')}>
        {t('day.close')}
      </Button>
      <Button size="sm" variant="default" onClick={() => onAsk('other')}>
        {t('day.other')}
      </Button>
      {mayKeepHolidays && (
        <Button size="sm" variant="default" onClick={() => onAsk('holiday')}>
          {t('day.addHoliday')}
        </Button>
      )}
    </div>
  );
}

function Entry({ what, more, onRemove }: { what: string; more: string; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('calendars');
  return (
    <li className="flex between gap-8">
      <span className="shrinkable">
        <span className="block semibold anywhere">{what}</span>
        <span className="block text-14 muted anywhere">{more}</span>
      </span>
      {onRemove && (
        <Button variant="default" size="sm" aria-label={t('day.removeNamed', { what })} onClick={onRemove}>
          {t('day.remove')}
        </Button>
      )}
    </li>
  );
}
