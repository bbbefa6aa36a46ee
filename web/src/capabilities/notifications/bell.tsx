import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useLive } from '#platform/live/use-live.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Loader } from '#ui/loader.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { Later } from '#ui/page/later.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './bell.module.css';
import { bellKey, notificationQueries } from './notifications.queries.ts';
import { useIsPhone } from './use-is-phone.ts';

const loadPanel = () => loadChunk(() => import('./bell-panel.tsx'));
const BellPanel = lazy(loadPanel);
const PhoneBell = lazy(() => loadChunk(() => import('./phone-bell.tsx')));

const shownAtFirst = 10;
const countedAtMost = 99;

type Props = {
  hasSettings: boolean;
  /** What waits for the reader of another part of the portal. */
  reminder?: ReactNode;
};

/** What is new, wherever one is; opened, what it was and where it is dealt with. */
export default function Bell({ hasSettings, reminder }: Props) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: bellKey });
  useLive('notification', askAgain);
  const { data } = useQuery({ ...notificationQueries.bell(undefined, shownAtFirst), retry: false });
  const unread = data?.unread ?? 0;
  const isPhone = useIsPhone();
  const trigger = (
    <>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden>{t('button')}</VisuallyHidden>
      {unread > 0 && (
        <>
          <span className={classes.count} aria-hidden="true">
            {unread > countedAtMost ? `${countedAtMost}+` : formatNumber(language, unread)}
          </span>
          <VisuallyHidden>{` (${t('new', { count: unread, n: formatNumber(language, unread) })})`}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (isPhone)
    return (
      <Later>
        <PhoneBell trigger={trigger} hasSettings={hasSettings} reminder={reminder} />
      </Later>
    );
  return (
    <Popover
      side="below"
      popup="dialog"
      buttonClass={classes.button}
      onReach={() => void loadPanel()}
      trigger={trigger}
    >
      {(close) => (
        // As wide as it will be before its code has come: by that it is kept in the window.
        <div role="dialog" aria-label={t('heading')} className={classes.panel}>
          <Later fallback={<Loader size={24} />}>
            <BellPanel hasSettings={hasSettings} reminder={reminder} onLeave={close} />
          </Later>
        </div>
      )}
    </Popover>
  );
}
