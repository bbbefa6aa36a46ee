import type pg from 'pg';
import { ask } from '../load.ts';

const market = `(array['CZ', 'SK', 'IT', 'ES'])[n % 4 + 1]`;
const name = `(array['Hostinec', 'Pivnice', 'Restaurace', 'Penzion', 'Bar'])[n % 5 + 1] || ' U '
  || (array['Lípy', 'Růžků', 'Zvonu', 'Černého kohouta', 'Tří růží', 'Nádraží', 'Kašny'])[n % 7 + 1] || ' ' || n`;
const rows = 'generate_series(1, $1::int) n';

const statements = [
  `insert into company (id, country, name, identification_no, taxvat)
   select 'B' || n, ${market}, ${name}, lpad((n * 37)::text, 8, '0'), 'CZ' || lpad((n * 37)::text, 8, '0') from ${rows}`,
  `insert into payer (id, company_id, name, street, postal_code, city, country, identification_no, taxvat)
   select 'BP' || n, 'B' || n, ${name}, 'Dlouhá 1', '602 00', 'Brno', ${market}, lpad((n * 37)::text, 8, '0'), '' from ${rows}`,
  `insert into sold_to (id, company_id, payer_id, name, street, postal_code, city, country)
   select 'BS' || n, 'B' || n, 'BP' || n, ${name}, 'Dlouhá 1', '602 00', 'Brno', ${market} from ${rows}`,
  `insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
   select 'BT' || n || '-' || m, 'B' || n, 'BS' || n, ${name}, 'POS', 'Active', 'Dlouhá 1', '602 00', 'Brno', ${market}
   from ${rows}, generate_series(1, 2) m`,
  `insert into account (uid, email, first_name, last_name, phone, language, company_id, status, created_at)
   select 'b' || n || '-' || m, 'owner' || n || '-' || m || '@pub.example', 'Jana', 'Nováková',
     '+420 6' || lpad((n * 2 + m)::text, 8, '0'), 'cs', 'B' || n, 'Active', now() from ${rows}, generate_series(1, 2) m`,
];

/** Pubs of four markets with two ship-tos and two people each. */
export async function customersOf(client: pg.Client, count: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement, [count]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze) company, payer, sold_to, ship_to, account');
}

const searches = {
  'a name of their own': 'zvonu 19798',
  'an id': 'B19798',
  'a tax number': '00732526',
  'a ship-to': 'bt19798-1',
  'an address': 'owner19798-2@pub',
  'a telephone': '600039598',
  'an order that is not there': '4999001',
  'what nobody holds': 'zzzyyyxxx',
  'the beginning of a name': 'ho',
  'a word that a seventh have': 'kašny',
};

/** How long the slowest of twenty takes, by what is looked for. */
export async function findEach(port: number, token: string): Promise<Record<string, number>> {
  const slowest: Record<string, number> = {};
  for (const [what, search] of Object.entries(searches)) {
    const path = `/api/staff/customers?search=${encodeURIComponent(search)}`;
    const call = { method: 'GET' as const, path, headers: { authorization: `Bearer ${token}` } };
    await ask(undefined, port, call);
    let longest = 0;
    for (let n = 0; n < 20; n += 1) {
      const askedAt = performance.now();
      await ask(undefined, port, call);
      longest = Math.max(longest, performance.now() - askedAt);
    }
    slowest[what] = longest;
  }
  return slowest;
}
