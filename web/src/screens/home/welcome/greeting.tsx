import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import type { ReactNode } from 'react';
import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './greeting.module.css';
import { isNameApart, partOfDay } from './greeting.ts';

const lookAgainMs = 20_000;

type Props = {
  user: AuthUser | undefined;
  country: string | undefined;
  /** Beside it. */
  actions?: ReactNode;
};

export function Greeting({ user, country, actions }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const now = localTime(useServerNow(lookAgainMs), timeZoneOf(country));
  const greeting = t(`greeting.${partOfDay(language, now.time)}`);
  const isApart = isNameApart(language);

  return (
    <div className={classes.hello}>
      <div>
        <h1 className={classes.greeting}>
          {user && !isApart ? `${greeting}, ${user.firstName}` : greeting}
          {user && isApart && (
            <span className={`${classes.name} block text-20 semibold`}>{`${user.firstName} ${user.lastName}`}</span>
          )}
        </h1>
        <p className="mt-2 text-15 muted">{dayText(language, now.date, true)}</p>
      </div>
      {actions}
    </div>
  );
}
