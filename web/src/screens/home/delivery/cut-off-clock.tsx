import { IconAlarm } from '@tabler/icons-react';
import { cutOffAt, type RunningCutOff, useCutOffWords } from '#capabilities/cart/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './cut-off-clock.module.css';
import type { ShipToDetail } from './ship-to-detail.ts';

const lookAgainMs = 5_000;

type Days = Pick<ShipToDetail['deliveryDates'], 'orderBy'>;

/** How long one may still order for the next truck (P1). */
export function CutOffClock({ days, timeZone }: { days: Days; timeZone: string }) {
  const now = useServerNow(lookAgainMs);
  const cutOffs = days.orderBy.map(({ date, moment }) => ({ date, order_by: moment }));
  const running = cutOffAt(cutOffs, undefined, now)?.running;
  if (!running) return null;
  return <Clock running={running} timeZone={timeZone} />;
}

type ClockProps = { running: RunningCutOff; timeZone: string };

function Clock({ running, timeZone }: ClockProps) {
  const { t } = useTranslation('home');
  const words = useCutOffWords(running, timeZone);
  return (
    <p className={classes.clock} data-stage={running.stage}>
      <IconAlarm size={20} stroke={1.75} aria-hidden="true" />
      <strong className={classes.left}>{words.left}</strong>
      <span className={classes.words}>{t(words.when === 'today' ? 'next.clockToday' : 'next.clock', words)}</span>
    </p>
  );
}
