import type { localMoment } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { DayFiguresDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { healthDependencyStore } from '../store/health-dependency.store.ts';
import type { healthMarkStore } from '../store/health-mark.store.ts';
import type { healthProcessStore } from '../store/health-process.store.ts';
import type { healthRefusalStore } from '../store/health-refusal.store.ts';
import type { healthSampleStore } from '../store/health-sample.store.ts';

export type LocalMoment = ReturnType<typeof localMoment>;

/** What is known of the queue, by its own figures. */
export type JobFigures = {
  countWaiting: () => Promise<readonly { name: string; waiting: number; oldestSeconds: number }[]>;
  countFailed: () => Promise<readonly { name: string; failed: number }[]>;
  listFinished: () => Promise<readonly { job: string; finishedAt: Date }[]>;
  finishMeasuring: (at: Date) => Promise<void>;
};

export type HealthDeps = {
  dependencies: ReturnType<typeof healthDependencyStore>;
  samples: ReturnType<typeof healthSampleStore>;
  refusals: ReturnType<typeof healthRefusalStore>;
  processes: ReturnType<typeof healthProcessStore>;
  marks: ReturnType<typeof healthMarkStore>;
  jobs: JobFigures;
  findVersions: () => Promise<{ postgres: string; migration: string }>;
  erp: Pick<ErpDoor, 'countOpen' | 'listFeeds'>;
  orders: Pick<DayFiguresDoor, 'countSteps'>;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  clock: Clock;
  /** Of the portal itself. */
  version: string;
};
