import { marketOf } from '@dray/contract/markets.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { UsersDoor } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type ContentDoor, content } from './content.door.ts';
import { contentRemoteSource } from './remote/content-remote.store.ts';
import { askedStore } from './store/asked.store.ts';
import { contentItemStore } from './store/content-item.store.ts';
import { progressStore } from './store/progress.store.ts';
import { readMarkStore } from './store/read-mark.store.ts';
import { voteStore } from './store/vote.store.ts';

type Needs = {
  clock: Clock;
  localDate: (moment: Date, timeZone: string) => string;
  localTime: (moment: Date, timeZone: string) => string;
  /** Content is that of an outside CMS. */
  isRemote: boolean;
  portalConfigOf: DoorOf<Pick<PortalConfigDoor, 'findToday'>>;
  filesOf: DoorOf<FilesDoor>;
  usersOf: DoorOf<Pick<UsersDoor, 'listEmployees'>>;
};

/** News, training, help, marketing files and what the shell shows. */
export const openContent =
  ({ clock, localDate, localTime, isRemote, portalConfigOf, filesOf, usersOf }: Needs): DoorOf<ContentDoor> =>
  (transaction) =>
    content({
      source: isRemote ? contentRemoteSource(transaction) : contentItemStore(transaction),
      reads: readMarkStore(transaction),
      progress: progressStore(transaction),
      votes: voteStore(transaction),
      asked: askedStore(transaction),
      portalConfig: portalConfigOf(transaction),
      timeIn: (country) => localTime(clock.now(), marketOf(country).timeZone),
      calendarOf: async (country) => (moment) => localDate(moment, marketOf(country).timeZone),
      files: filesOf(transaction),
      users: usersOf(transaction),
      clock,
    });
