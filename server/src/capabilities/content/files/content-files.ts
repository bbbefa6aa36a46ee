import type { FileAnswer } from '@dray/contract/file-answer.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { boundedCache } from '#platform/bounded-cache.ts';
import { typeOfEnding } from '#platform/files/content-type.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { workSlots } from '#platform/work-slots.ts';
import type { ContentKind, FoundFile } from '../rules/content-entry.model.ts';

const megabyte = 1024 * 1024;
const maxCachedBytes = 24 * megabyte;
const comeBackSeconds = 30;

/** Which section opens the files of a kind; those of a marketing file have calls of their own. */
export const sectionOfKind: Readonly<Partial<Record<ContentKind, Section>>> = {
  news: 'News & Events',
  training: 'Training & Learning',
  faq: 'Support',
  knowledge: 'Support',
};

export type ContentFiles = ReturnType<typeof contentFiles>;
/** Gets a file from an outside CMS into our own store and tells its key there. */
export type FetchRemoteFile = (file: FoundFile) => Promise<string | undefined>;

type Parts = { contentOf: DoorOf<Pick<FilesDoor, 'readFile'>>; fetchRemote: FetchRemoteFile };

/** The bytes behind content, those asked for last from memory: a video is read in many parts. */
export function contentFiles({ contentOf, fetchRemote }: Parts) {
  const cache = boundedCache<Buffer>(maxCachedBytes);
  const slots = workSlots({ atOnce: 6, waiting: 200 });

  /** An outside CMS is asked once for each file; from then on it is ours. */
  const keyOf = async (file: FoundFile): Promise<string> => {
    const found = file.key ?? (await fetchRemote(file));
    if (found === undefined) throw new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);
    return found;
  };

  const readKey = async (request: Request, key: string): Promise<Buffer> => {
    const known = cache.get(key);
    if (known) return known;
    const readFrom = (read: Request['read']) => slots.run(() => read((within) => contentOf(within).readFile(key)));
    // It may be no older than the look that has found its key.
    const bytes = (await readFrom(request.read)) ?? (await readFrom(request.readNewest));
    if (!bytes) throw new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);
    cache.set(key, bytes, bytes.length);
    return bytes;
  };

  return {
    readBytes: async (request: Request, file: FoundFile): Promise<Buffer> => readKey(request, await keyOf(file)),
    /** Pictures, videos and captions are shown; what is attached is saved under its name. */
    async answer(request: Request, file: FoundFile): Promise<FileAnswer> {
      const key = await keyOf(file);
      const bytes = await readKey(request, key);
      const mediaType = typeOfEnding(key);
      const isText = mediaType === 'image/svg+xml' || mediaType === 'text/vtt';
      const type = isText ? `${mediaType}; charset=utf-8` : mediaType;
      return file.role === 'attachment' || file.role === 'material'
        ? { bytes, type, name: file.name }
        : { bytes, type };
    },
  };
}
