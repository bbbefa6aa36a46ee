import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { localTime } from '#capabilities/portal-config/index.ts';
import { type ShipTo, shipToQueries } from '#capabilities/ship-to/index.ts';
import { useNow } from '#platform/clock.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { durationText, minutesLeft } from '#platform/time-left.ts';
import classes from './greeting.module.css';
import { isNameApart, partOfDay } from './greeting.ts';
import { timeZoneOf } from './time-zone.ts';

const lookAgainMs = 20_000;

type Props = { user: AuthUser | undefined; country: string | undefined; shipTo: ShipTo | undefined };

export function Greeting({ user, country, shipTo }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const now = localTime(useNow(lookAgainMs), timeZoneOf(country));
  const greeting = t(`greeting.${partOfDay(language, now.time)}`);
  const isApart = isNameApart(language);

  return (
    <div className={classes.hello}>
      <div>
        <h1 className={classes.greeting}>
          {user && !isApart ? `${greeting}, ${user.firstName}` : greeting}
          {user && isApart && <span className={classes.name}>{`${user.firstName} ${user.lastName}`}</span>}
        </h1>
        <p className={classes.day}>{dayText(language, now.date, true)}</p>
      </div>
      {shipTo && (
        <div className={classes.place}>
          <CutOff shipTo={shipTo} timeZone={timeZoneOf(country)} />
        </div>
      )}
    </div>
  );
}

/** How long one may still order for the next round; gone when there is nothing to hurry for. */
function CutOff({ shipTo, timeZone }: { shipTo: ShipTo; timeZone: string }) {
  const { t } = useTranslation('home');
  const { data } = useQuery(shipToQueries.detail(shipTo.id));
  const now = useServerNow(lookAgainMs);
  const minutes = data && minutesLeft(data.deliveryDates.orderUntil, now);
  if (!data?.deliveryDates.orderUntil || minutes === undefined) return null;
  // On another day there is nothing to hurry for yet.
  const lastDay = localTime(new Date(data.deliveryDates.orderUntil), timeZone).date;
  if (lastDay !== localTime(now, timeZone).date) return null;
  return (
    <p className={classes.cutOff}>
      <IconClock size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {t('cutOff.today', { time: data.deliveryDates.cutOff })} ·{' '}
        <span className={classes.left}>{t('cutOff.left', { duration: durationText(minutes) })}</span>
      </span>
    </p>
  );
}
