import type { UserFault } from '@dray/contract/users/managed-user-shapes.ts';
import type { FieldError } from '#ui/form/error-summary.tsx';
import { rowId } from './roles/role-matrix.tsx';

const prefix = 'shipTo:';

/** What is wrong at each ship-to, by its id. */
export const errorsByShipTo = (faults: readonly UserFault[]): Record<string, string> =>
  Object.fromEntries(
    faults
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, message }) => [path.slice(prefix.length), message]),
  );

/** Where each of them is corrected. */
export const toSummary = (faults: readonly UserFault[]): FieldError[] =>
  faults.map(({ path, message }) => ({
    fieldId: path.startsWith(prefix) ? rowId(path.slice(prefix.length)) : `person-${path}`,
    text: message,
  }));
