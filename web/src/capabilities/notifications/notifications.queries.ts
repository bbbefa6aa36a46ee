import type { NotificationGroup } from '@dray/contract/notifications/notification-kinds.ts';
import type { notificationsRoutes } from '@dray/contract/notifications/notifications.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

type Bell = RestAnswer<(typeof notificationsRoutes)['listNotifications']>;
export type BellItem = Bell['results'][number];
export type Preferences = RestAnswer<(typeof notificationsRoutes)['getNotificationPreferences']>;

export const bellKey = ['notifications', 'bell'] as const;
export const preferencesKey = ['notifications', 'preferences'] as const;

const freshMs = 60_000;

export const notificationQueries = {
  /** So many of the newest, of one topic or of all. */
  bell: (group: NotificationGroup | undefined, limit: number) =>
    queryOptions({
      queryKey: [...bellKey, group ?? 'all', limit],
      queryFn: ({ signal }) =>
        callRest('GET /api/notifications', { query: { offset: 0, limit, ...(group ? { group } : {}) }, signal }),
      staleTime: freshMs,
      placeholderData: keepPreviousData,
    }),
  preferences: () =>
    queryOptions({
      queryKey: preferencesKey,
      queryFn: ({ signal }) => callRest('GET /api/notifications/preferences', { signal }),
      staleTime: freshMs,
    }),
};
