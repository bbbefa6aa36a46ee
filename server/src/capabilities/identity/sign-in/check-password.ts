import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An unknown address costs the same time as a wrong password, so that nobody can find out who has an account. */
let decoy: Promise<string> | undefined;

export async function isPasswordRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID(), cost);
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== undefined;
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** All of them are looked at, whichever it is: the time tells nothing. */
export async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  let isFound = false;
  for (const each of hashes) isFound = (await verify(each, password)) || isFound;
  return isFound;
}
