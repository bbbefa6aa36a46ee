import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { FileStore } from './file-store.ts';

export type Bucket = {
  /** With the bucket as its path, `https://host:9000/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * A bucket of any S3-compatible store. A put is one request with all bytes: it is atomic by itself, and a stream of unknown
 * length would have to be sent in parts, which stay in the bucket until somebody clears them away.
 */
export function bucketFiles(bucket: Bucket, withinMs: number): FileStore {
  // Over the whole answer, so that a stream of bytes that stands still ends with an error, too.
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: withinMs });
  return {
    async put(key, content, type) {
      const answer = await s3.putObject(key, content, type);
      await answer.body?.cancel();
    },

    has: async (key) => (await s3.objectExists(key)) === true,

    async open(key) {
      const answer = await s3.getObjectResponse(key);
      if (!answer) return undefined;
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },

    async remove(key) {
      await s3.deleteObject(key);
    },
  };
}
