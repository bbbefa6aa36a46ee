import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Clock } from '#platform/clock.ts';
import { type Channel, keyOf, type Notification } from './notification.model.ts';
import type { Beside, NotificationStore } from './notification.store.ts';

export type NotificationsDeps = { notifications: NotificationStore; clock: Clock };
export type NotificationsDoor = ReturnType<typeof notifications>;

/** The one outbox for whatever a person is told. It is part of the caller's transaction: news of what did not happen is none. */
export function notifications({ notifications: store, clock }: NotificationsDeps) {
  return {
    /** Only a mail needs somebody who sends it. What else belongs to the same change may go the same way. */
    tell(news: Notification, channels: readonly Channel[], beside?: Beside): Promise<void> {
      const delivering = { name: 'deliver-notification', payload: { key: keyOf(news) } } as const;
      const jobs = channels.includes('mail') ? [delivering] : [];
      const createdAt = clock.now();
      if (!beside) return store.addNotification(news, { channels, jobs, createdAt });
      return store.addNotificationBeside(
        news,
        { channels, jobs: [...jobs, ...beside.jobs], createdAt },
        beside.statement,
      );
    },
    findWaiting: store.findWaiting,
    settle: (id: string, channel: Channel, state: 'sent' | 'dropped') => store.settle(id, channel, state, clock.now()),
    forgetOld: (max: number) => store.removeBefore(daysBefore(clock.now(), retention.notificationDays), max),
  };
}
