import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { FileStoreUnavailable } from '#platform/files/file-store-unavailable.ts';

export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Another process is at it: whoever comes later finds it done. */
export class AtWorkElsewhere extends Error {
  constructor(id: string) {
    super(`The import ${id} is at work elsewhere`);
  }
}

// Two transactions wrote the same rows, and one of them gave way.
const gaveWay = ['40001', '40P01'];

/**
 * Worth another try of the queue. Whatever else nobody foresaw would hold the import's kind for days without anybody being
 * told, so it ends the run with words.
 */
export const isForLater = (error: unknown): boolean =>
  error instanceof AtWorkElsewhere ||
  error instanceof FileStoreUnavailable ||
  isDatabaseUnavailable(error) ||
  gaveWay.some((code) => code === codeOf(error));
