import { setTimeout as sleep } from 'node:timers/promises';

const accounts = ['owner@ulipy.example', 'shift@ulipy.example', 'owner@bellini.example', 'owner@tatravelko.example'];
const password = 'Meridian-Demo-2026!';
const mutation =
  'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

export type TokenWriters = {
  /** Ids of tokens that the server said it had written down. */
  acknowledged: ReadonlySet<string>;
  /** Requests that a kill met on their way: no answer came, or one that said the portal is not available. */
  interrupted: () => number;
  stop(): Promise<void>;
};

/** Asks for tokens without a pause: each one is a row in the audit before it is answered. */
export function startTokenWriters(address: string): TokenWriters {
  const acknowledged = new Set<string>();
  let interrupted = 0;
  let isStopping = false;

  const writers = accounts.map(async (email) => {
    while (!isStopping) {
      const outcome = await askForToken(address, email);
      if (outcome.kind === 'token') acknowledged.add(outcome.id);
      if (outcome.kind === 'interrupted') interrupted += 1;
      // A server that is away is asked again soon, not in a spin.
      if (outcome.kind !== 'token') await sleep(20);
    }
  });

  return {
    acknowledged,
    interrupted: () => interrupted,
    async stop() {
      isStopping = true;
      await Promise.all(writers);
    },
  };
}

type Outcome = { kind: 'token'; id: string } | { kind: 'interrupted' } | { kind: 'not reached' };

async function askForToken(address: string, email: string): Promise<Outcome> {
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: mutation, variables: { email, password } }),
      signal: AbortSignal.timeout(15_000),
    });
    const answer = (await response.json()) as { data?: { generateCustomerToken?: { token: string } } };
    const token = answer.data?.generateCustomerToken?.token;
    return token ? { kind: 'token', id: idOf(token) } : { kind: 'interrupted' };
  } catch (error) {
    return { kind: wasRefused(error) ? 'not reached' : 'interrupted' };
  }
}

const idOf = (token: string): string =>
  String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti);

const wasRefused = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
