import type { NotificationGroup } from '@dray/contract/notifications/notification-kinds.ts';
import { IconSettings } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callRest } from '#platform/calls/rest-client.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { BellList, WaitingBell } from './bell-list.tsx';
import classes from './bell-panel.module.css';
import { bellKey, notificationQueries } from './notifications.queries.ts';

type Props = { hasSettings: boolean; onLeave: () => void };
type Shown = NotificationGroup | 'all';

const step = 10;
const maxShown = 100;

/** One's notifications, newest first; a press leads to where it is dealt with, and it is read. */
export default function BellPanel({ hasSettings, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const [shown, setShown] = useState<Shown>('all');
  const [limit, setLimit] = useState(step);
  const bell = useQuery(notificationQueries.bell(shown === 'all' ? undefined : shown, limit));
  const read = useMarkRead();
  const { unread = 0, groups = [] } = bell.data ?? {};
  const language = useLanguage();
  const tabs = [
    { value: 'all' as Shown, label: t('all') },
    ...groups.map(({ group, unread: unreadCount }) => ({
      value: group as Shown,
      label: unreadCount > 0 ? `${t(group)} ${formatNumber(language, unreadCount)}` : t(group),
    })),
  ];
  return (
    <section className="grid gap-8" aria-label={t('heading')}>
      <div className={`${classes.head} row wrap gap-8`}>
        <h2 className={`${classes.heading} text-17`}>{t('heading')}</h2>
        {unread > 0 && (
          <span className={`${classes.new} text-13 semibold nowrap`}>
            {t('new', { count: unread, n: formatNumber(language, unread) })}
          </span>
        )}
        <Button
          variant="default"
          size="sm"
          className={classes.allRead}
          // Truly disabled it would lose the focus, and the panel closes where the focus has left it.
          aria-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && read.mutate(undefined)}
        >
          {t('allRead')}
        </Button>
        {hasSettings && (
          <Link to="/profile/details" search={{ view: 'notifications' }} className={classes.settings} onClick={onLeave}>
            <IconSettings size={20} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{t('settings')}</VisuallyHidden>
          </Link>
        )}
      </div>
      {groups.length > 1 && <Segments label={t('tabs')} value={shown} segments={tabs} onChoose={setShown} />}
      <BlockStates query={bell} failed={t('failed')} waiting={<WaitingBell />}>
        {({ results, total }) => (
          <>
            <BellList
              items={results}
              onOpen={({ id, isUnread }) => {
                if (isUnread) read.mutate([id]);
                onLeave();
              }}
            />
            {total > limit && limit < maxShown && (
              <Button variant="default" loading={bell.isFetching} onClick={() => setLimit(limit + step)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </BlockStates>
    </section>
  );
}

/** Some of them, or all. */
function useMarkRead() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: (ids: string[] | undefined) => callRest('POST /api/notifications/read', { body: ids ? { ids } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: bellKey }),
    onError: (failure, ids) =>
      showFailure({ topic: 'notifications', text: t('readFailed'), failure, retry: () => read.mutate(ids) }),
  });
  return read;
}
