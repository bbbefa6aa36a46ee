import { createHmac, hkdfSync } from 'node:crypto';

/** Tells texts apart for anyone who has the key; without it nobody can try out which text a digest belongs to. */
export type KeyedDigest = (text: string) => string;

export function keyedDigest(key: Buffer, purpose: string): KeyedDigest {
  const own = Buffer.from(hkdfSync('sha256', key, '', `dray digest of ${purpose}`, 32));
  return (text) => createHmac('sha256', own).update(text).digest('base64url');
}
