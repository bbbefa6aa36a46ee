import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StoredFileStore } from './stored-file.store.ts';

export type FilesDeps = { rows: StoredFileStore; store: FileStore; clock: Clock };
