import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Nobody keeps a line open for hours. */
const wholeWithinMs = 10 * 60_000;
const chunkBytes = 64 * 1024;

/** Its output is a PassThrough, though its types promise less. */
type Output = NodeJS.ReadWriteStream &
  AsyncIterable<Buffer> & { destroy: (error?: Error) => void; writableNeedDrain: boolean };

export type ZipFeed = {
  /** What is added is packed already: pictures, PDFs. */
  add: (name: string, bytes: Buffer, mtime?: Date) => Promise<void>;
  signal: AbortSignal;
};

/** An archive while it is made, of files that are found on the way: one is in memory at a time. */
export async function* zipInParts(feed: (zip: ZipFeed) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Output;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(wholeWithinMs)]);
  const add: ZipFeed['add'] = async (name, bytes, mtime) => {
    zip.addBuffer(bytes, name, { compress: false, ...(mtime ? { mtime } : {}) });
    // Until the reader has taken what was added.
    if (output.writableNeedDrain) await once(output, 'drain', { signal });
  };
  const feeding = feed({ add, signal })
    .then(() => zip.end())
    .catch((error: Error) => output.destroy(error));
  try {
    yield* output;
    await feeding;
  } finally {
    ending.abort();
  }
}

export type ZipEntry = { name: string; size: number; mtime: Date; read: () => Promise<Buffer> };

/** One of files whose sizes are known, and with them that of the whole. Each is read when its turn comes. */
export function zipOfKnownSize(entries: readonly ZipEntry[]): { size: number; parts: AsyncIterable<Uint8Array> } {
  const zip = new ZipFile();
  const output = zip.outputStream as Output;
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(wholeWithinMs)]);
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, size, mtime, read } of entries)
    zip.addReadStreamLazy(name, { size, mtime, compress: false, forceDosTimestamp: true }, (take) => {
      signal.throwIfAborted();
      read().then(
        (bytes) => take(null, Readable.from(chunksOf(bytes))),
        (error: Error) => take(error, Readable.from([])),
      );
    });
  let size = 0;
  // Its types do not know that it is told how large the whole will be.
  zip.end({ forceZip64Format: false, comment: '' }, (...[total = 0]: number[]) => {
    size = total;
  });
  async function* parts(): AsyncGenerator<Uint8Array> {
    try {
      yield* output;
    } finally {
      ending.abort();
      output.destroy();
    }
  }
  return { size, parts: parts() };
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
}
