import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { loadDemoWorld } from '@dray/demo/load-demo-world.ts';
import { type DatabaseUrls, prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { type FilesLocation, openFileStore } from '@dray/server/platform/files/files-location.ts';
import pg from 'pg';
import { callers, type Dataset } from './dataset.ts';

// The demo's password, hashed as cheaply as can be: two hundred people sign in before anything is measured.
export const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$bHXXE4TIqiSZs/6jLrEzIA$Yzonf1AP8EpaZtOST9RJ1D1MVL9UHAoBMLIUcuP0R9A';

type Say = (line: string) => void;
type Options = { files: FilesLocation; say?: Say };

/** A migrated database with the demo world, and beside it the dataset's goods, prices and customers in the Czech market. */
export async function makeData(
  urls: DatabaseUrls,
  dataset: Dataset,
  { files, say = () => undefined }: Options,
): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl } = urls;
  await prepareDatabase(urls, { info: () => undefined, warn: say });
  await loadDemoWorld(databaseUrl, { now: new Date(), fileStore: openFileStore(files) });
  // Only their owner may vacuum tables.
  const client = new pg.Client({ connectionString: migrationDatabaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from product where sku like 'BX%' limit 1`);
    if (rows.length === 0) await fill(client, dataset, say);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, dataset: Dataset, say: Say): Promise<void> {
  await client.query('begin');
  await client.query(products, [dataset.products]);
  say(`${dataset.products} products`);
  await client.query(customers, [dataset.customers]);
  await client.query(people, [callers, passwordHash, masterPurchaseAgreement.version]);
  say(`${dataset.customers} customers, ${callers} people who call`);
  await client.query(priceLists, [dataset.priceLists, dataset.customers]);
  await client.query(listPrices);
  // In pieces, so that the bar moves and no statement takes minutes.
  const step = Math.max(1, Math.ceil(dataset.priceLists / 20));
  for (let from = 0; from < dataset.priceLists; from += step) {
    await client.query(prices, [from, from + step]);
    const done = Math.min(from + step, dataset.priceLists) * dataset.products;
    say(`${done} of ${dataset.priceLists * dataset.products} prices`);
  }
  await client.query('commit');
  await client.query('vacuum (analyze) price');
  await client.query('vacuum (analyze) product');
}

// Packs and logistics are those of the demo's own goods, so that every figure is one that exists.
const products = `
  with pattern as (
    select *, row_number() over (order by sku) - 1 as n, count(*) over () as patterns
    from product where country = 'CZ' and kind = 'simple'
  ), numbered as (select generate_series(1, $1::int) as i)
  insert into product (sku, country, category_uid, name, description, brand, sub_brand, product_group, pack_format,
    items_in_box, bottles, volume_l, hl_per_unit, per_layer, layers_per_pallet, weight_kg, gross_weight_kg,
    pallet_weight_kg, is_returnable, tax_rate, alcohol_content, shelf_life_days, country_of_origin, ean, ean_ea,
    is_new, is_last, is_sale, images, listed_on)
  select 'BX' || lpad(i::text, 6, '0'), 'CZ', category_uid,
    (array['Ležák','Výčepní','Speciál','Tmavé','Nefiltrované','Pšeničné','Polotmavé','Bock'])[1 + i % 8] || ' ' ||
      (array['světlý','řezaný','horský','klášterní','zámecký','selský','městský','lesní','jarní','zimní'])[1 + i / 8 % 10] || ' ' || i,
    description, 'Značka ' || i % 40, 'Řada ' || i % 60, product_group, pack_format,
    items_in_box, bottles, volume_l, hl_per_unit, per_layer, layers_per_pallet, weight_kg, gross_weight_kg,
    pallet_weight_kg, is_returnable, tax_rate, alcohol_content, shelf_life_days, country_of_origin,
    '299' || lpad(i::text, 10, '0'), '298' || lpad(i::text, 10, '0'), i % 50 = 0, i % 60 = 0, i % 70 = 0, images,
    current_date - i % 900
  from numbered join pattern on pattern.n = i % pattern.patterns`;

const customers = `
  with numbered as (select generate_series(1, $1::int) as i, 'bench-' || generate_series(1, $1::int) as id),
  c as (insert into company (id, country, name, identification_no, taxvat)
    select id, 'CZ', 'Zákazník ' || i, id, id from numbered returning id),
  p as (insert into payer (id, company_id, name, street, postal_code, city, country, identification_no, taxvat)
    select id, id, id, 'Dlouhá 1', '602 00', 'Brno', 'CZ', id, id from c returning id),
  s as (insert into sold_to (id, company_id, payer_id, name, street, postal_code, city, country)
    select id, id, id, id, 'Dlouhá 1', '602 00', 'Brno', 'CZ' from p returning id),
  m as (insert into payer_payment_method (payer_id, code, position) select id, 'invoice14', 1 from p),
  d as (insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
    select id, id, id, id, 'WHSL', 'Active', 'Dlouhá 1', '602 00', 'Brno', 'CZ' from s returning id)
  insert into ship_to_transport (ship_to_id, transport_type, preference, handstacked, lead_days, cut_off, closed_weekdays)
  select id, 'TRUCK', 1, false, 1, '14:00', '{6,7}' from d`;

const people = `
  with made as (insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id,
      customer_type, status, user_validation, first_login, created_at)
    select 'bench-' || i, 'bench-' || i || '@bench.example', $2, 'Bench', 'Caller ' || i, 'CZ', 'cs',
      'bench-' || i, 'WHSL', 'Active', true, false, now()
    from generate_series(1, $1::int) as i returning uid),
  agreed as (insert into accepted_agreement (uid, agreement, version, accepted_at)
    select uid, 'master-purchase', $3, now() from made)
  insert into role_grant (uid, company_id, roleid, customer_type)
  select uid, uid, (select roleid from role where sections @> '{Catalogue,My Orders}' order by roleid limit 1), 'WHSL'
  from made`;

const priceLists = `
  with lists as (insert into price_list (code, country, currency)
    select 'BENCH-' || i, 'CZ', 'CZK' from generate_series(0, $1::int - 1) as i returning id, code)
  insert into ship_to_price_list (ship_to_id, price_list_id)
  select 'bench-' || i, id from generate_series(1, $2::int) as i join lists on code = 'BENCH-' || (i % $1::int)`;

const listPrices = `
  insert into price (price_list_id, sku, kind, net_price)
  select (select id from price_list where country = 'CZ' and is_market_list), sku, 'list', 100 + abs(hashtext(sku)) % 200000 / 100.0
  from product where sku like 'BX%'`;

const prices = `
  insert into price (price_list_id, sku, kind, net_price)
  select price_list.id, sku, 'customer', 90 + abs(hashtext(sku || code)) % 190000 / 100.0
  from price_list, product
  where code like 'BENCH-%' and substr(code, 7)::int >= $1::int and substr(code, 7)::int < $2::int and sku like 'BX%'`;
