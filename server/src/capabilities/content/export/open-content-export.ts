import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { contentExportStore } from './content-export.store.ts';
import { exportContent } from './export-content.ts';

type Needs = { filesOf: DoorOf<Pick<FilesDoor, 'readFile'>> };

/** Everything in the form that the import takes. */
export const openContentExport =
  ({ filesOf }: Needs) =>
  (transaction: Transaction) => ({
    export: () => exportContent({ items: contentExportStore(transaction), files: filesOf(transaction) }),
  });
