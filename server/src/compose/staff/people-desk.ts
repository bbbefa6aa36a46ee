import type { PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import { personalAccess } from '#capabilities/access/index.ts';
import { personalActing } from '#capabilities/acting/index.ts';
import { personalAudit } from '#capabilities/audit/index.ts';
import { personalBulkUpload } from '#capabilities/bulk-upload/index.ts';
import { personalCart } from '#capabilities/cart/index.ts';
import { personalContent } from '#capabilities/content/index.ts';
import { personalFavourites } from '#capabilities/favourites/index.ts';
import { personalIdentity } from '#capabilities/identity/index.ts';
import { personalNotifications } from '#capabilities/notifications/index.ts';
import { personalOrdering } from '#capabilities/ordering/index.ts';
import {
  dataExportRoutes,
  openDataExport,
  openPeopleDesk,
  peopleDeskRoutes,
  personalPeopleDesk,
} from '#capabilities/people-desk/index.ts';
import { listSentFiles, personalSupport } from '#capabilities/support/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Base } from '../base.ts';

/** What each capability keeps of a person; one that keeps something has its line here. */
const personalDataOf = (transaction: Transaction): PersonalData => ({
  ...personalIdentity(transaction),
  ...personalAccess(transaction),
  ...personalOrdering(transaction),
  ...personalCart(transaction),
  ...personalFavourites(transaction),
  ...personalBulkUpload(transaction),
  ...personalSupport(transaction),
  ...personalContent(transaction),
  ...personalNotifications(transaction),
  ...personalActing(transaction),
  ...personalPeopleDesk(transaction),
  ...personalAudit(transaction),
});

/** Help for people of customers, and what is kept of anybody; another provider's passwords are no concern of ours. */
export function composePeopleDesk(base: Base) {
  const peopleDeskOf = openPeopleDesk({ ...base, hasPasswordsHere: base.passwordsElsewhere === undefined });
  const { exportOf, workExports } = openDataExport({ ...base, personalDataOf, sentFilesOf: listSentFiles });
  return {
    doors: { peopleDeskOf, workExports },
    peopleDeskRoutes: { ...peopleDeskRoutes(peopleDeskOf), ...dataExportRoutes({ ...base, exportOf }) },
  };
}
