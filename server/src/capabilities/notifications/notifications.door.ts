import { daysBefore, retention } from '@dray/contract/retention.ts';
import { type Channel, keyOf, type Notification, type StoredNotification } from './notification.model.ts';
import type { Beside } from './notification.store.ts';
import type { NotificationsDeps } from './notifications.deps.ts';

export type NotificationsDoor = ReturnType<typeof notifications>;

/** The one outbox for whatever a person is notified of. It is part of the caller's transaction: nobody is notified of what did not happen. */
export function notifications({ notifications: store, clock, announceTo }: NotificationsDeps) {
  return {
    /** Only a mail needs somebody who sends it. What else belongs to the same change may go the same way. */
    async tell(notification: Notification, channels: readonly Channel[], beside?: Beside): Promise<void> {
      const delivering = { name: 'deliver-notification', payload: { key: keyOf(notification) } } as const;
      const jobs = channels.includes('mail') ? [delivering] : [];
      const createdAt = clock.now();
      if (beside) {
        // Nobody who orders waits for that: their other pages hear of it when the mail has gone.
        const about = { channels, jobs: [...jobs, ...beside.jobs], createdAt };
        return store.addNotificationBeside(notification, about, beside.statement);
      }
      await store.addNotification(notification, { channels, jobs, createdAt });
      if (channels.includes('bell')) await announceTo(notification.uid);
    },
    /** What of one kind they were notified of lately, so that it is not sent again. */
    listNotifiedIds: (uid: string, kind: 'documents-new') =>
      store.listNotifiedIds(uid, kind, daysBefore(clock.now(), 7)),
    findWaiting: store.findWaiting,
    async settle({ id, uid, kind }: StoredNotification, channel: Channel, state: 'sent' | 'dropped'): Promise<void> {
      await store.settle(id, channel, state, clock.now());
      if (kind === 'order-confirmed') await announceTo(uid);
    },
    forgetOld: (max: number) => store.removeBefore(daysBefore(clock.now(), retention.notificationDays), max),
  };
}
