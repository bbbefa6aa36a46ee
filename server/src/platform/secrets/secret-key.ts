import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;

/** Where the key lies unless SECRET_KEY names one: outside the database, so that a copy of that alone opens nothing. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret-key');

type KeySource = { secretKey: string | undefined; dataDir: string };

/** The key that seals what the database and cookies hold; made at the first start. */
export function getOrCreateSecretKey({ secretKey, dataDir }: KeySource): Buffer {
  const file = secretKeyFile(dataDir);
  return findSecretKey({ secretKey, dataDir }) ?? decoded(createKey(file, dataDir), file);
}

/** The same where one is there already. */
export function findSecretKey({ secretKey, dataDir }: KeySource): Buffer | undefined {
  if (secretKey) return decoded(secretKey, 'SECRET_KEY');
  const file = secretKeyFile(dataDir);
  const text = readKey(file);
  return text === undefined ? undefined : decoded(text, file);
}

/** Thirty-two random bytes as text; `openssl rand -base64 32` makes such a one. */
export const isSecretKey = (text: string): boolean => Buffer.from(text, 'base64').length === keyBytes;

function decoded(text: string, source: string): Buffer {
  if (!isSecretKey(text)) throw new Error(`${source} must hold ${keyBytes} bytes in base64`);
  return Buffer.from(text, 'base64');
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked: of two processes that start together one wins, and nobody reads half a key. */
function createKey(file: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flush: true });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
