import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { DayFiguresDoor } from '#capabilities/ordering/index.ts';
import { findDatabaseVersions } from '#platform/database/migrate.ts';
import { countFailedJobs } from '#platform/jobs/failed-jobs.store.ts';
import { jobRunStore } from '#platform/jobs/job-run.store.ts';
import { countWaitingJobs } from '#platform/jobs/waiting-jobs.store.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type HealthDoor, health } from './health.door.ts';
import type { HealthDeps } from './needs/health.deps.ts';
import { healthDependencyStore } from './store/health-dependency.store.ts';
import { healthMarkStore } from './store/health-mark.store.ts';
import { healthProcessStore } from './store/health-process.store.ts';
import { healthRefusalStore } from './store/health-refusal.store.ts';
import { healthSampleStore } from './store/health-sample.store.ts';

type Needs = Pick<HealthDeps, 'clock' | 'version' | 'instantOf' | 'localMoment'> & {
  erpOf: DoorOf<ErpDoor>;
  daysOf: DoorOf<DayFiguresDoor>;
};

export const openHealth =
  ({ erpOf, daysOf, ...settings }: Needs): DoorOf<HealthDoor> =>
  (transaction) =>
    health({
      ...settings,
      erp: erpOf(transaction),
      orders: daysOf(transaction),
      dependencies: healthDependencyStore(transaction),
      samples: healthSampleStore(transaction),
      refusals: healthRefusalStore(transaction),
      processes: healthProcessStore(transaction),
      marks: healthMarkStore(transaction),
      findVersions: () => findDatabaseVersions(transaction),
      jobs: {
        countWaiting: () => countWaitingJobs(transaction),
        countFailed: () => countFailedJobs(transaction),
        listFinished: () => jobRunStore(transaction).listFinished(),
        finishMeasuring: (at) => jobRunStore(transaction).finish('measure-health', at),
      },
    });
