import { setTimeout as sleep } from 'node:timers/promises';
import { repeatKeyHeader } from '@dray/contract/repeatable.ts';
import { type Answer, callPortal, dataOf } from '../portal-call.ts';

export type PortalClient = Awaited<ReturnType<typeof signIn>>;

const password = 'Meridian-Demo-2026!';
const signingIn =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

/** A program of a customer, for an hour and across restarts. It asks again where a kill has left a call unanswered. */
export async function signIn(address: string, email: string) {
  const body = { query: signingIn, variables: { email, password } };
  const signedIn = await untilAnswered(() => callPortal({ address, path: '/graphql', body }));
  const { token } = dataOf<{ generateCustomerToken: { token: string } }>(signedIn).generateCustomerToken;

  const ask = (query: string, variables: object, key?: string): Promise<Answer> =>
    callPortal({
      address,
      path: '/graphql',
      token,
      headers: key ? { [repeatKeyHeader]: key } : {},
      body: { query, variables },
    });

  return {
    email,
    token,
    /** Once, whatever comes of it; with a key it can be sent again without being done again. */
    ask,
    get: async <Body>(path: string): Promise<Body> =>
      (await untilAnswered(() => callPortal({ address, path, token }))).body as Body,
    /** For what does no harm when it is done twice. */
    graphql: async <Data>(query: string, variables: object = {}): Promise<Data> =>
      dataOf<Data>(await untilAnswered(() => ask(query, variables))),
  };
}

/** A portal that is away is asked again soon, not in a spin. */
export async function untilAnswered(call: () => Promise<Answer>): Promise<{ kind: 'answered'; body: unknown }> {
  for (;;) {
    const answer = await call();
    if (answer.kind === 'answered') return answer;
    if (answer.kind === 'refused') throw new Error(`The portal refused: ${answer.reason}`);
    await sleep(50);
  }
}
