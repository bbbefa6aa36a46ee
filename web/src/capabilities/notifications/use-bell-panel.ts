import type { NotificationGroup } from '@dray/contract/notifications/notification-kinds.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callRest } from '#platform/calls/rest-client.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { bellKey, notificationQueries } from './notifications.queries.ts';

export type ShownGroup = NotificationGroup | 'all';
export type BellPanelState = ReturnType<typeof useBellPanel>;

const step = 10;
const maxShown = 100;

/** Which notifications are looked at, how many of them, and how they are read. */
export function useBellPanel() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const [shown, setShown] = useState<ShownGroup>('all');
  const [limit, setLimit] = useState(step);
  const bell = useQuery(notificationQueries.bell(shown === 'all' ? undefined : shown, limit));
  const read = useMarkRead();
  const { unread = 0, groups = [], total = 0 } = bell.data ?? {};
  const tabs = [
    { value: 'all' as ShownGroup, label: t('all'), count: unread > 0 ? formatNumber(language, unread) : undefined },
    ...groups.map(({ group, unread: unreadCount }) => ({
      value: group as ShownGroup,
      label: t(group),
      count: unreadCount > 0 ? formatNumber(language, unreadCount) : undefined,
    })),
  ];
  return {
    bell,
    unread,
    tabs,
    shown,
    choose: setShown,
    read: (ids?: string[]) => read.mutate(ids),
    more: total > limit && limit < maxShown ? () => setLimit(limit + step) : undefined,
  };
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
