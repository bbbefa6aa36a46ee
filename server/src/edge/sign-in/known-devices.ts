import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { KeyedDigest } from '#platform/secrets/keyed-digest.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import type { Cookies } from '../visit/cookies.ts';

const purpose = 'known device';
const yearSeconds = 365 * 24 * 3600;
/** A shared till knows its shifts; more than this would not fit into a cookie. */
const maxAccounts = 20;

const device = z.object({ id: z.string(), accounts: z.array(z.string()).max(maxAccounts) });

/** An account has signed in where it was not known. */
export type TellOfNewDevice = (notification: {
  uid: string;
  userAgent: string | undefined;
  requestId: string;
}) => Promise<void>;

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * Which accounts have signed in on this browser before, kept by the browser itself in a cookie that it can neither read nor
 * change. Anyone who guesses elsewhere cannot make these wait: their guesses are counted for this device alone.
 */
export function knownDevices({
  cookies,
  sealing,
  digest,
}: {
  cookies: Cookies;
  sealing: Sealing;
  digest: KeyedDigest;
}) {
  const accountOf = (email: string): string => digest(`account ${email.toLowerCase()}`).slice(0, 22);

  function read(request: FastifyRequest): z.infer<typeof device> | undefined {
    const text = sealing.open(purpose, cookies.device.read(request) ?? '');
    const found = text === undefined ? undefined : device.safeParse(JSON.parse(text));
    return found?.data;
  }

  return {
    /** The device's name, where this account has signed in on it. */
    findDevice(request: FastifyRequest, email: string): string | undefined {
      const found = read(request);
      return found?.accounts.includes(accountOf(email)) ? found.id : undefined;
    },
    /** The cookie by which the account is known here from now on, for anyone who writes the answer's head. */
    remember(request: FastifyRequest, reply: FastifyReply, email: string): string {
      const { id, accounts } = read(request) ?? { id: randomUUID(), accounts: [] };
      const account = accountOf(email);
      const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, maxAccounts);
      return cookies.device.lineOf(reply, sealing.seal(purpose, JSON.stringify({ id, accounts: latest })), yearSeconds);
    },
  };
}
