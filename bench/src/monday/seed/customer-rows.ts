import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { passwordHash } from '../../make-data.ts';
import { biggestChunk } from './bench-tables.ts';

/** Three ship-tos a company, each company as one of the demo's pubs. */
export const shipTosOfChunk = `
  insert into bench.ship_to
  select '19' || lpad(nth::text, 8, '0'), 'M' || company, '29' || lpad(company::text, 7, '0'),
    '39' || lpad(company::text, 7, '0'), (company - 1) % shapes.count, chunks, nth, 2
  from bench.seeded, (select count(*)::int from bench.shape) as shapes,
    lateral (select i as nth, (i + 2) / 3 as company from generate_series(chunks * orders_a_chunk * 24 / 1000 + 1,
      (chunks + 1) * orders_a_chunk * 24 / 1000) as i) as made`;

/** One company with sixty ship-tos of ten payers, who has a twentieth of all orders. */
export const shipTosOfBiggest = `
  insert into bench.ship_to
  select '18' || lpad(nth::text, 8, '0'), 'M0', '28' || lpad(payer::text, 7, '0'), '38' || lpad(payer::text, 7, '0'),
    (payer - 1) % shapes.count, ${biggestChunk}, nth, 10
  from (select count(*)::int from bench.shape) as shapes,
    (select i as nth, (i + 5) / 6 as payer from generate_series(1, 60) as i) as made`;

/** The ship-tos of one chunk, each beside the one that it is copied from. */
const shipTos = (chunk: string) =>
  `(select * from bench.ship_to join bench.shape using (shape) where chunk = ${chunk}) as p`;
const oneOf = (key: string, chunk: string) =>
  `(select distinct on (${key}) * from ${shipTos(chunk)} order by ${key}, nth) as p`;

/** Customers with their people, prices, terms and contracts. */
export const customerRows = (chunk: string): readonly string[] => [
  `insert into company (id, country, name, identification_no, taxvat)
   select company_id, 'CZ', 'Hostinec ' || company_id, company_id, company_id from ${oneOf('company_id', chunk)}`,
  copied('payer', 'id', 'like_payer', oneOf('payer_id', chunk), {
    id: 'p.payer_id',
    company_id: 'p.company_id',
    identification_no: 'p.payer_id',
    taxvat: `'CZ' || p.payer_id`,
  }),
  copied('payer_payment_method', 'payer_id', 'like_payer', oneOf('payer_id', chunk), { payer_id: 'p.payer_id' }),
  copied('payer_credit', 'payer_id', 'like_payer', oneOf('payer_id', chunk), { payer_id: 'p.payer_id' }),
  copied('sold_to', 'id', 'like_sold_to', oneOf('sold_to_id', chunk), {
    id: 'p.sold_to_id',
    company_id: 'p.company_id',
    payer_id: 'p.payer_id',
  }),
  copied('ship_to', 'id', 'like_ship_to', shipTos(chunk), {
    id: 'p.ship_to_id',
    company_id: 'p.company_id',
    sold_to_id: 'p.sold_to_id',
    name: `o.name || ' ' || p.nth`,
  }),
  copied('ship_to_transport', 'ship_to_id', 'like_ship_to', shipTos(chunk), { ship_to_id: 'p.ship_to_id' }),
  copied('ship_to_price_list', 'ship_to_id', 'like_ship_to', shipTos(chunk), {
    ship_to_id: 'p.ship_to_id',
    changed_in: 'pg_current_xact_id()::text',
  }),
  copied('contract', 'payer_id', 'like_payer', oneOf('payer_id', chunk), {
    id: `o.id || '-' || p.payer_id`,
    payer_id: 'p.payer_id',
  }),
  ...['contract_step', 'contract_month'].map(
    (table) => `insert into ${table} select made.*
      from contract c join ${oneOf('payer_id', chunk)} on p.like_payer = c.payer_id join ${table} o on o.contract_id = c.id
      cross join lateral jsonb_populate_record(o, jsonb_build_object('contract_id', c.id || '-' || p.payer_id)) as made`,
  ),
  ...peopleRows(oneOf('company_id', chunk)),
];

/** Two people a company, of the biggest ten; the first may open everything. */
const peopleRows = (companies: string): readonly string[] => {
  const people = `${companies} cross join lateral generate_series(1, p.people) as n
    cross join lateral (select 'monday-' || substr(p.company_id, 2) || '-' || n as uid) as named`;
  return [
    `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type, status,
       user_validation, first_login, terms_agreed_at, created_at)
     select uid, uid || '@monday.example', '${passwordHash}', 'Jan', 'Pondělí ' || n, 'CZ', 'cs', p.company_id, 'POS', 'Active',
       true, false, now() - interval '600 days', now() - interval '600 days' from ${people}`,
    `insert into consent (uid, kind, version, accepted_at)
     select uid, kind, version, now() - interval '600 days' from ${people}
     cross join (select distinct on (kind) kind, version from consent where kind <> 'master-purchase' order by kind, version desc) as c
     union all select uid, 'master-purchase', '${masterPurchaseAgreement.version}', now() - interval '600 days' from ${people}`,
    `insert into role_grant (uid, company_id, roleid, customer_type)
     select uid, p.company_id, case n when 1 then 'R-DELEGATED-OWNER' else 'R-PUB-ASSOCIATE' end, 'POS' from ${people}`,
    `insert into audit_event (at, actor, company_id, action, subject, request_id, changes)
     select now() - interval '600 days', 'operator', p.company_id, action, 'account:' || uid, 'monday', '{}'
     from ${people} cross join (values ('person-invited'), ('roles-changed')) as done (action)`,
  ];
};

/** Rows of a table as they are with another, but for what is given: a column that is added later comes along by itself. */
function copied(
  table: string,
  key: string,
  like: string,
  from: string,
  given: Readonly<Record<string, string>>,
): string {
  const pairs = Object.entries(given).map(([column, value]) => `'${column}', ${value}`);
  return `insert into ${table} select made.* from ${from} join ${table} o on o.${key} = p.${like}
    cross join lateral jsonb_populate_record(o, jsonb_build_object(${pairs.join(', ')})) as made`;
}
