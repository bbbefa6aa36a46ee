import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Of a class of a sheet: its own name and four signs for the sheet. A line's number, as is usual, would only weigh. */
export const classNameOf = (name: string, sheet: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, sheet))
    .digest('base64url')
    .slice(0, 4)}`;
