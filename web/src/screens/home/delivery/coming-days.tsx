import { momentWords } from '#capabilities/cart/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './coming-days.module.css';
import { comingDays } from './days-to-come.ts';
import type { ShipToDetail } from './ship-to-detail.ts';

const lookAgainMs = 60_000;

type Days = Pick<ShipToDetail['deliveryDates'], 'orderBy' | 'closed'>;

/** The next days at a glance: until when to order for each, and which of them is closed for a holiday. */
export function ComingDays({ days, timeZone }: { days: Days; timeZone: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const now = useServerNow(lookAgainMs);
  const until = (moment: string) => {
    const words = momentWords(language, moment, timeZone, now);
    return t(words.when === 'today' ? 'next.byToday' : 'next.by', words);
  };
  return (
    <div className={classes.coming}>
      <p id="coming-days" className="text-13 muted">
        {t('next.days')}
      </p>
      <ul className={classes.days} aria-labelledby="coming-days">
        {comingDays(days, now).map(({ date, moment }) => (
          <li key={date} className={classes.day} data-closed={moment === undefined || undefined}>
            <span className={`${classes.date} text-13 semibold`}>{formatDateWithWeekday(language, date)}</span>
            <span className="text-13 muted tabular">{moment ? until(moment) : t('next.holiday')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
