import type { Readable } from 'node:stream';

/** Where bytes are stored: a folder on one machine, a bucket for several, behind the same four functions. */
export type FileStore = {
  /** Whole or not at all, also when the machine stops in between. A file of that key is replaced. */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>;
};

const fileKey = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;
const maxKeyLength = 200;

/** Keys are made by us; a name that a person typed must never become a path. */
export function requireFileKey(key: string): void {
  if (key.length > maxKeyLength || !fileKey.test(key)) throw new Error('This is not a key of the file store');
}
