import { createHash, timingSafeEqual } from 'node:crypto';

export type Credentials = { user: string; password: string };

/** Compared as hashes, so that neither length nor first letters can be told by the clock. */
export function isAuthorized(header: string | undefined, { user, password }: Credentials): boolean {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '') ?? [];
  if (!encoded) return false;
  return isSame(Buffer.from(encoded, 'base64').toString('utf8'), `${user}:${password}`);
}

export function hasBearer(header: string | undefined, token: string): boolean {
  return isSame(header ?? '', `Bearer ${token}`);
}

const isSame = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
