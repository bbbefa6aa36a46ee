import type { Country } from '@dray/contract/markets.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { UsersDoor } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { AskedStore } from '../store/asked.store.ts';
import type { ContentSource } from '../store/content-item.store.ts';
import type { ProgressStore } from '../store/progress.store.ts';
import type { ReadMarkStore } from '../store/read-mark.store.ts';
import type { VoteStore } from '../store/vote.store.ts';

export type ContentDeps = {
  source: ContentSource;
  reads: ReadMarkStore;
  progress: ProgressStore;
  votes: VoteStore;
  asked: AskedStore;
  portalConfig: Pick<PortalConfigDoor, 'findToday'>;
  /** What time it is right now, in a market. */
  timeIn: (country: Country) => string;
  /** Which day a moment was on, in a market. */
  calendarOf: (country: Country) => Promise<(moment: Date) => string>;
  files: Pick<FilesDoor, 'readFile'>;
  users: Pick<UsersDoor, 'listEmployees'>;
  clock: Clock;
};
