import { limits } from '@dray/contract/limits.ts';
import { readStored, store } from './storage-keys.ts';

/** A part of the program could not be fetched, and reloading the page did not help. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
    this.name = 'ChunkMissing';
  }
}

/**
 * A new release takes the old release's files away, so a missing chunk is mended by one reload. A chunk that is still
 * missing afterwards, or does not come within 120 s, is reported to the reader (E3).
 */
export async function loadChunk<T>(fetchChunk: () => Promise<T>, reload = () => location.reload()): Promise<T> {
  try {
    return await inTime(fetchChunk());
  } catch (cause) {
    if (!claimReload(cause)) throw new ChunkMissing(cause);
    reload();
    // The page is about to go; until it does, those who wait keep waiting and shows no failure.
    return new Promise<never>(() => undefined);
  }
}

async function inTime<T>(chunk: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timed out')), limits.chunkTimeoutMs);
  });
  return Promise.race([chunk, tooLate]).finally(() => clearTimeout(timer));
}

/** One reload per missing file: its address is in the message and changes with every release. */
function claimReload(cause: unknown): boolean {
  const file = cause instanceof Error ? cause.message : String(cause);
  const reloaded = (readStored('reloadedChunks') ?? '').split('\n');
  if (reloaded.includes(file)) return false;
  // Where nothing can be remembered, a reload would never be the last one.
  return store('reloadedChunks', [...reloaded, file].filter(Boolean).join('\n'));
}
