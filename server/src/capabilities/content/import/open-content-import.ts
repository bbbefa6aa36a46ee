import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { contentImportStore } from './content-import.store.ts';
import { type ContentImport, importContent, importPlanned, previewContent } from './import-content.ts';

type Needs = Omit<ContentImport, 'items' | 'files'> & { filesOf: DoorOf<ContentImport['files']> };
/** What a function asks for besides what it needs. */
type Rest<F> = F extends (deps: ContentImport, ...rest: infer R) => unknown ? R : never;

/** Takes folders over, for operators, tests and demonstrations. */
export const openContentImport =
  ({ filesOf, ...needs }: Needs) =>
  (transaction: Transaction) => {
    const deps: ContentImport = { ...needs, items: contentImportStore(transaction), files: filesOf(transaction) };
    return {
      preview: (...asked: Rest<typeof previewContent>) => previewContent(deps, ...asked),
      import: (...asked: Rest<typeof importContent>) => importContent(deps, ...asked),
      importPlanned: (...asked: Rest<typeof importPlanned>) => importPlanned(deps, ...asked),
    };
  };
