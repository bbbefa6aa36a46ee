import type { PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DataExportStore } from '../store/data-export.store.ts';

export type DataExportDeps = {
  clock: Clock;
  exports: DataExportStore;
  identity: Pick<IdentityDoor, 'findPerson' | 'lockAccount' | 'listManagedAccounts'>;
  company: Pick<CompanyDoor, 'listCustomers'>;
  notifications: Pick<NotificationsDoor, 'tell'>;
  audit: Pick<Audit, 'record'>;
  fileStore: FileStore;
  /** What each capability keeps of a person. */
  personalData: PersonalData;
  listSentFiles: (uid: string) => Promise<{ key: string; name: string }[]>;
  makeLater: (exportId: string) => Promise<void>;
};
