import type { Clock } from '#platform/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type FilesDoor, files } from './files.door.ts';
import { storedFileStore } from './stored-file.store.ts';

type Needs = { clock: Clock; store: FileStore };

export const openFiles =
  ({ clock, store }: Needs): DoorOf<FilesDoor> =>
  (transaction) =>
    files({ rows: storedFileStore(transaction), store, clock });
