import type { PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Clock } from '#platform/clock.ts';
import { type Database, fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { dataExport } from './data-export.door.ts';
import { makeExport } from './export/make-export.ts';
import type { DataExportDeps } from './needs/data-export.deps.ts';
import { dataExportStore } from './store/data-export.store.ts';

type Needs = {
  clock: Clock;
  database: Pick<Database, 'read' | 'write'>;
  fileStore: FileStore;
  identityOf: DoorOf<DataExportDeps['identity']>;
  companyOf: DoorOf<DataExportDeps['company']>;
  notificationsOf: DoorOf<DataExportDeps['notifications']>;
  auditOf: DoorOf<DataExportDeps['audit']>;
  personalDataOf: (transaction: Transaction) => PersonalData;
  sentFilesOf: (transaction: Transaction, uid: string) => Promise<{ key: string; name: string }[]>;
};

/** Its door, and the jobs that make files and take them away. */
export function openDataExport({ clock, database, fileStore, ...of }: Needs) {
  const depsOf = (transaction: Transaction): DataExportDeps => ({
    clock,
    fileStore,
    exports: dataExportStore(transaction),
    identity: of.identityOf(transaction),
    company: of.companyOf(transaction),
    notifications: of.notificationsOf(transaction),
    audit: of.auditOf(transaction),
    personalData: of.personalDataOf(transaction),
    listSentFiles: (uid) => of.sentFilesOf(transaction, uid),
    async makeLater(exportId) {
      const job = { name: 'make-data-export', payload: { exportId } } as const;
      await runFixed(transaction, fixed`${unannouncedJobs([job])}`);
    },
  });
  return {
    exportOf: (transaction: Transaction) => dataExport(depsOf(transaction)),
    async workExports(queue: Pick<JobQueue, 'work' | 'schedule'>): Promise<void> {
      await queue.work('make-data-export', ({ exportId }) => makeExport({ database, depsOf }, exportId));
      await queue.work('forget-data-exports', () =>
        database.write((transaction) => dataExport(depsOf(transaction)).forgetOver()),
      );
      await queue.schedule('forget-data-exports', '*/15 * * * *');
    },
  };
}
