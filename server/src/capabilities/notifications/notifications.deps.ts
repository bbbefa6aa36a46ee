import type { Clock } from '#platform/clock.ts';
import type { Describer } from './bell.model.ts';
import type { BellStore } from './bell.store.ts';
import type { NotificationStore } from './notification.store.ts';

export type NotificationsDeps = {
  notifications: NotificationStore;
  clock: Clock;
  /** Their open pages hear that there is something new at the bell. */
  announceTo: (uid: string) => Promise<void>;
};

export type BellDeps = {
  bell: BellStore;
  clock: Clock;
  findEmail: (uid: string) => Promise<string>;
  /** One of each capability that notifies anybody. */
  describers: readonly Describer[];
};
