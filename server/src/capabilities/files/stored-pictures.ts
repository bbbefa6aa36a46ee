import type { FileAnswer } from '@dray/contract/file-answer.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/logger.ts';
import { workSlots } from '#platform/work-slots.ts';
import { readWhole } from './read-whole.ts';
import { keyOfPicture, type StoredFile } from './stored-file.model.ts';

const megabyte = 1024 * 1024;
const maxCachedBytes = 48 * megabyte;

export type PicturesDeps = { store: FileStore; logger: Pick<Logger, 'error'> };
type FindRow = (key: string) => Promise<StoredFile | undefined>;

/** The pictures of the file store, those asked for last from memory. Who asks at the same time shares one reading. */
export function storedPictures({ store, logger }: PicturesDeps) {
  const cache = boundedCache<FileAnswer>(maxCachedBytes);
  const inFlight = new Map<string, Promise<FileAnswer | undefined>>();
  const slots = workSlots({ atOnce: 12, waiting: 300 });

  const read = async (key: string, findRow: FindRow): Promise<FileAnswer | undefined> => {
    const row = await findRow(key);
    if (!row) return undefined;
    const bytes = await readWhole(store, row);
    if (!bytes) {
      logger.error({ key }, 'the bytes of a stored file are missing or not those that were stored');
      return undefined;
    }
    const picture = {
      bytes,
      type: row.contentType === 'image/svg+xml' ? `${row.contentType}; charset=utf-8` : row.contentType,
    };
    cache.set(key, picture, bytes.length);
    return picture;
  };

  return async (file: string, findRow: FindRow): Promise<FileAnswer | undefined> => {
    const key = keyOfPicture(file);
    if (!key) return undefined;
    const found = cache.get(key);
    if (found) return found;
    const reading = inFlight.get(key) ?? slots.run(() => read(key, findRow)).finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    return reading;
  };
}
