import pg from 'pg';

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>;

/** A Polish pub with one beer at its own price, as imports would bring them; who owns it has the rights of another owner. */
export async function addPolishCustomer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await addAll((statement, values) => client.query(statement, values));
  } finally {
    await client.end();
  }
}

async function addAll(sql: Sql): Promise<void> {
  await sql(`insert into company select 'C9001', 'PL', 'Pod Lipą', '5260001246', 'PL5260001246'`);
  await sql(`insert into payer select 'P9001', 'C9001', 'Pod Lipą', 'Długa 1', '00-238', 'Warszawa', 'PL', '5260001246',
    'PL5260001246'`);
  await sql(`insert into sold_to select '910001', 'C9001', 'P9001', 'Pod Lipą', 'Długa 1', '00-238', 'Warszawa', 'PL'`);
  await sql(`insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
    values ('920001', 'C9001', '910001', 'Pod Lipą', 'POS', 'Active', 'Długa 1', '00-238', 'Warszawa', 'PL')`);
  await copied(sql, 'ship_to_transport', `ship_to_id = '100234' and transport_type = 'VAN'`, { ship_to_id: '920001' });
  await copied(sql, 'category', `country = 'CZ' and url_path = 'beer'`, { country: 'PL', uid: 'pl-beer' });
  await copied(sql, 'product', `sku = 'CZ100001'`, {
    sku: 'PL100001',
    country: 'PL',
    tax_rate: 23,
    ean: '5900000000015',
    ean_ea: '5900000000022',
    is_returnable: false,
    related_skus: [],
  });
  await sql(`insert into price_list (code, country, currency, is_market_list) values ('PL-LIST', 'PL', 'PLN', true)`);
  await sql(`insert into price (price_list_id, sku, kind, net_price)
    select id, 'PL100001', 'list', 60.10 from price_list where code = 'PL-LIST'`);
  await sql(`insert into ship_to_price_list (ship_to_id, price_list_id) select '920001', id from price_list
    where code = 'PL-LIST'`);
  await sql(`insert into payer_payment_method (payer_id, code, position) values ('P9001', 'invoice14', 1)`);
  await addOwner(sql);
}

async function addOwner(sql: Sql): Promise<void> {
  await copied(sql, 'account', `uid = 'u-ulipy-owner'`, {
    uid: 'u-polish-owner',
    email: 'owner@podlipa.example',
    country: 'PL',
    language: 'en',
    company_id: 'C9001',
  });
  await sql(`insert into role_grant (uid, company_id, roleid, customer_type)
    select distinct 'u-polish-owner', 'C9001', roleid, 'POS' from role_grant where uid = 'u-ulipy-owner'`);
  await sql(`insert into consent (uid, kind, version, accepted_at)
    select 'u-polish-owner', kind, version, accepted_at from consent where uid = 'u-ulipy-owner'`);
}

/** A row again, with other values in these columns. */
const copied = (sql: Sql, table: string, where: string, values: Readonly<Record<string, unknown>>): Promise<unknown> =>
  sql(`insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t where ${where}`, [
    JSON.stringify(values),
  ]);
