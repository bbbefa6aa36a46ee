import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { BellFacts } from './bell.model.ts';
import type { BellEntry, BellStore } from './bell.store.ts';
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
  /** What the caller may still see of what they were notified of, by the id of the notification. */
  describe: (request: Request, entries: readonly BellEntry[]) => Promise<ReadonlyMap<string, BellFacts>>;
};
