import { IconAlarm } from '@tabler/icons-react';
import { cutOffAt, type RunningCutOff, useCutOffWords } from '#capabilities/cart/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './cut-off-clock.module.css';
import type { ShipToDetail } from './ship-to-detail.ts';

const lookAgainMs = 5_000;

type Days = Pick<ShipToDetail['deliveryDates'], 'orderBy'>;

/** How long one may still order for the next truck, and what comes after it (P1). */
export function CutOffClock({ days, timeZone }: { days: Days; timeZone: string }) {
  const now = useServerNow(lookAgainMs);
  const cutOffs = days.orderBy.map(({ date, moment }) => ({ date, order_by: moment }));
  const running = cutOffAt(cutOffs, undefined, now)?.running;
  if (!running) return null;
  const after = cutOffs[cutOffs.findIndex(({ date }) => date === running.date) + 1];
  return <Clock running={running} after={after?.date} timeZone={timeZone} />;
}

type ClockProps = { running: RunningCutOff; after: string | undefined; timeZone: string };

function Clock({ running, after, timeZone }: ClockProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const words = useCutOffWords(running, timeZone);
  return (
    <p className={classes.clock} data-stage={running.stage}>
      <IconAlarm size={24} stroke={1.75} aria-hidden="true" />
      <strong className={classes.left}>{words.left}</strong>
      <span className={classes.words}>
        <strong>{t(words.when === 'today' ? 'next.clockToday' : 'next.clock', words)}</strong>{' '}
        {after && t('next.after', { day: formatDateWithWeekday(language, after) })}
      </span>
    </p>
  );
}
