import type { LiveDoor } from '#capabilities/live/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type BellDoor, bell } from './bell.door.ts';
import type { Describer } from './bell.model.ts';
import { bellStore } from './bell.store.ts';
import { notificationStore } from './notification.store.ts';
import { type NotificationsDoor, notifications } from './notifications.door.ts';

type Needs = { clock: Clock; liveOf: DoorOf<Pick<LiveDoor, 'announce'>> };

/** The outbox; anyone who has something at the bell hears of it on their open pages. */
export const openNotifications =
  ({ clock, liveOf }: Needs): DoorOf<NotificationsDoor> =>
  (transaction) =>
    notifications({
      notifications: notificationStore(transaction),
      clock,
      announceTo: (uid) => liveOf(transaction).announce({ kind: 'notification', id: 'bell', uid }),
    });

type BellNeeds = {
  clock: Clock;
  peopleOf: DoorOf<{ findPerson: (uid: string) => Promise<{ email: string } | undefined> }>;
  /** One of each capability that notifies anybody. */
  describersOf: DoorOf<readonly Describer[]>;
};

/** The bell, which names what it tells of by the rights that its reader has now. */
export const openBell =
  ({ clock, peopleOf, describersOf }: BellNeeds): DoorOf<BellDoor> =>
  (transaction) =>
    bell({
      bell: bellStore(transaction),
      clock,
      findEmail: async (uid) => (await peopleOf(transaction).findPerson(uid))?.email ?? '',
      describers: describersOf(transaction),
    });
