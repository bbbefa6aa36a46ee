import { callPortal, dataOf } from '../portal-call.ts';

const password = 'Meridian-Demo-2026!';
const query =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

/** A program's token; a portal that does not give one is a fault. */
export async function tokenOf(address: string, email: string): Promise<string> {
  const answer = await callPortal({ address, path: '/graphql', body: { query, variables: { email, password } } });
  if (answer.kind !== 'answered') throw new Error(`No token for ${email}: ${JSON.stringify(answer)}`);
  return dataOf<{ generateCustomerToken: { token: string } }>(answer).generateCustomerToken.token;
}
