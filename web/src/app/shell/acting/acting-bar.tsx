import { IconUserShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { actingQueries, takeTab, useEndActing, useRenewActing } from '#capabilities/acting/index.ts';
import { type Acting, acting, forgetActing } from '#platform/acting.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { durationText, minutesLeft } from '#platform/time-left.ts';
import { Button } from '#ui/button.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import classes from './acting-bar.module.css';
import { ActingOver } from './acting-over.tsx';

/** For whom one orders, for how long, and the way back: on every page, and it cannot be closed. */
export const ActingBar = () => acting && <Bar running={acting} />;

const everyMs = 5_000;

/** The whole portal begins anew: nothing of the customer stays in this tab. */
export function leaveActing({ companyId }: Acting): void {
  forgetActing();
  location.assign(`/staff/customers/${encodeURIComponent(companyId)}`);
}

function Bar({ running }: { running: Acting }) {
  const { t } = useTranslation('acting');
  const { data, error } = useQuery(actingQueries.running(running.id));
  const now = useServerNow(everyMs);
  const renew = useRenewActing(running.id);
  const end = useEndActing(running.id);
  const bar = useBarHeight();
  useOwnTab();
  const isOver = (data !== undefined && Date.parse(data.expiresAt) <= now.getTime()) || isRefused(error);
  if (isOver) return <ActingOver name={data?.name} onLeave={() => leaveActing(running)} />;
  const left = data ? durationText(minutesLeft(data.expiresAt, now) ?? 0) : '';
  const failed = (text: string, retry: () => void) => (failure: unknown) =>
    showFailure({ topic: 'acting', text, failure, retry });
  const goOn = (): void => renew.mutate(undefined, { onError: failed(t('notRenewed'), goOn) });
  const leave = (): void =>
    end.mutate(undefined, { onSuccess: () => leaveActing(running), onError: failed(t('notLeft'), leave) });

  return (
    <>
      <section ref={bar} className={classes.bar} aria-label={t('label')}>
        <IconUserShare className={classes.icon} size={26} stroke={1.75} aria-hidden="true" />
        <p className={classes.words}>
          {data && (
            <>
              <strong>{t('for', { company: data.company.name })}</strong>{' '}
              <span className={classes.who}>{t(data.shipTo ? 'atDesk' : 'as', { name: data.name })}</span>{' '}
              <span className={classes.left}>{t('left', { left })}</span>
            </>
          )}
        </p>
        <span className={classes.actions}>
          <Button variant="quiet" size="sm" className={classes.renew} loading={renew.isPending} onClick={goOn}>
            {t('renew')}
          </Button>
          <Button size="sm" className={classes.leave} loading={end.isPending} onClick={leave}>
            {t('leave')}
          </Button>
        </span>
      </section>
      <div className={classes.frame} aria-hidden="true" />
    </>
  );
}

/** A right that is gone, or a session that is over; what merely did not come through says nothing. */
const isRefused = (error: unknown): boolean => error instanceof CallRefused && [403, 404].includes(error.status);

/** What sticks to the top of a page makes room for it, however many lines it takes. */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const look = new ResizeObserver(() => {
      root.style.setProperty('--acting-bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    root.dataset.acting = 'true';
    if (bar.current) look.observe(bar.current);
    return () => look.disconnect();
  }, []);
  return bar;
}

/** A copy of this tab does not act, and neither does a page that the browser brings back after one has left. */
function useOwnTab(): void {
  useEffect(() => {
    void takeTab(() => {
      forgetActing();
      location.assign('/');
    });
    const begin = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', begin);
    return () => removeEventListener('pageshow', begin);
  }, []);
}
