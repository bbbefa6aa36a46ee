import { setTimeout as sleep } from 'node:timers/promises';
import { callPortal, dataOf } from './portal-call.ts';

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
  const body = { query: mutation, variables: { email, password } };
  const answer = await callPortal({ address, path: '/graphql', body });
  if (answer.kind === 'not reached') return answer;
  if (answer.kind !== 'answered') return { kind: 'interrupted' };
  const { token } = dataOf<{ generateCustomerToken: { token: string } }>(answer).generateCustomerToken;
  return { kind: 'token', id: idOf(token) };
}

const idOf = (token: string): string =>
  String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti);
