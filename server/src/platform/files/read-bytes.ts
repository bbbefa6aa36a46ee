import type { Readable } from 'node:stream';

type Bounds = { maxBytes: number; withinMs: number };

/** All bytes of a stream; undefined as soon as there are more than wanted. One that stands still ends with an error. */
export async function readBytes(stream: Readable, { maxBytes, withinMs }: Bounds): Promise<Buffer | undefined> {
  const timer = setTimeout(() => stream.destroy(new Error(`the stream did not end within ${withinMs} ms`)), withinMs);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      // Leaving the loop closes the stream, so that the rest is not read at all.
      if (size > maxBytes) return undefined;
      chunks.push(Buffer.from(chunk));
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
  }
}
