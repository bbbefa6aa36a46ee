import { ask } from '../load.ts';

/** A token of somebody who holds the rights of operator and support in every market of the demo world. */
export async function signInStaff(port: number): Promise<string> {
  const answer = await ask(undefined, port, {
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({
      query:
        'mutation { generateCustomerToken(email: "staff@meridian.example", password: "Meridian-Demo-2026!") { token } }',
    }),
  });
  return JSON.parse(answer).data.generateCustomerToken.token;
}
