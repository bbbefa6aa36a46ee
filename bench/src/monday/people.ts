import type pg from 'pg';
import { ask } from '../load.ts';

/** Somebody who plays: where they work, and an order that they know. */
export type Person = {
  uid: string;
  token: string;
  shipToId: string;
  payerId: string;
  orderNumber: string;
  sapId: string;
  /** As much of a number as one remembers. */
  partOfNumber: string;
};

type Found = Omit<Person, 'token'>;

/** The first of a company with an order that is neither small nor more than a van takes. */
const findOwner = `
  select a.uid, p.ship_to_id as "shipToId", p.payer_id as "payerId", o.order_number as "orderNumber", o.sap_id as "sapId",
    substr(o.sap_id, 5) as "partOfNumber"
  from account a join bench.ship_to p on p.company_id = a.company_id and p.nth = (
      select min(nth) from bench.ship_to first where first.company_id = a.company_id)
    cross join lateral (select * from placed_order o where o.ship_to_id = p.ship_to_id and o.sap_id is not null
      order by (o.weight_kg between 250 and 900) desc, o.order_number limit 1) as o
  where a.uid = any($1) order by a.uid`;

/** By their uids in the alphabet. */
export async function signInPeople(client: pg.Client, port: number, uids: readonly string[]): Promise<Person[]> {
  const { rows } = await client.query<Found>(findOwner, [uids]);
  if (rows.length < uids.length) throw new Error(`Of ${uids.length} people only ${rows.length} have ordered`);
  const people: Person[] = [];
  for (const found of rows) people.push({ ...found, token: await signIn(port, found.uid) });
  return people;
}

export const usual = 'monday-1-1';
export const biggest = 'monday-0-1';

/** So many companies' first people, spread over all of them; neither the usual one nor the biggest. */
export async function listCrowd(client: pg.Client, size: number): Promise<string[]> {
  const { rows } = await client.query<{ uid: string }>(
    `with companies as (
       select company_id, row_number() over (order by min(nth)) - 1 as at, count(*) over () as all_of_them
       from bench.ship_to where company_id not in ('M0', 'M1') group by company_id
     )
     select distinct on (at * $1 / all_of_them) 'monday-' || substr(company_id, 2) || '-1' as uid
     from companies order by at * $1 / all_of_them, at`,
    [size],
  );
  return rows.map(({ uid }) => uid);
}

/** Everybody who could have a page open. */
export async function listEverybody(client: pg.Client, size: number): Promise<string[]> {
  const { rows } = await client.query<{ uid: string }>(
    `select uid from account where uid like 'monday-%' order by uid limit $1`,
    [size],
  );
  return rows.map(({ uid }) => uid);
}

const password = 'Meridian-Demo-2026!';

export const signInCall = (uid: string) => ({
  method: 'POST' as const,
  path: '/graphql',
  body: JSON.stringify({
    query:
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    variables: { email: `${uid}@monday.example`, password },
  }),
});

export const tokenOf = (answer: string): string => JSON.parse(answer).data.generateCustomerToken.token;

export async function signIn(port: number, uid: string): Promise<string> {
  return tokenOf(await ask(undefined, port, signInCall(uid)));
}
