import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least that can answer: Fastify and one statement, no rights, no rules, no facets. What Dray takes more than this is
 * the price of everything it does.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

type Row = Record<string, unknown> & {
  sku: string;
  name: string;
  pack_format: string;
  brand: string;
  sub_brand: string;
  images: { url: string; label: string; thumbnail?: string }[];
};

const gross = (net: unknown, rate: unknown) =>
  net === null ? null : Math.round(Number(net) * (100 + Number(rate))) / 100;
const flag = (is: unknown) => (is ? 1 : 0);

/** The fields that a card of the screen asks Dray for, so that both send the same items. */
function toItem(row: Row) {
  const { your_price, base_price, tax_rate } = row;
  const hl = Number(row.hl_per_unit);
  const perLitre = (price: unknown) => (price === null || hl === 0 ? null : Math.round(Number(price) / hl) / 100);
  return {
    sku: row.sku,
    type_id: row.kind,
    name: row.name,
    pack_format: row.pack_format,
    pack_label: row.pack_format,
    packaging: row.product_group,
    brand: row.brand,
    sub_brand: row.sub_brand,
    currency: 'CZK',
    your_price: Number(your_price),
    your_price_tax: gross(your_price, tax_rate),
    base_price: Number(base_price),
    base_price_tax: gross(base_price, tax_rate),
    price_per_litre: perLitre(your_price),
    price_per_litre_tax: perLitre(gross(your_price, tax_rate)),
    price_origin: 'customer',
    promo_until: null,
    deposit: 0,
    orderable: !row.is_out_of_stock,
    not_orderable_reason: null,
    available_from: row.available_from,
    substitute: null,
    favourites: 0,
    promo: 0,
    product_last: flag(row.is_last),
    product_new: flag(row.is_new),
    product_sale: flag(row.is_sale),
    number_of_products_on_layer: row.per_layer,
    number_of_layers_per_pallet: row.layers_per_pallet,
    gross_weight_for_one_cas: Number(row.gross_weight_kg),
    images: row.images.map(({ url, label }) => ({ url, label })),
    thumbnail: row.images[0]?.thumbnail ?? '',
    cart_fields: {
      packaging_cart: flag(row.by_pack),
      layer_cart: flag(row.by_layer),
      pallets_cart: flag(row.by_pallet),
    },
  };
}

type Ask = { Querystring: { list: string; market: string; page?: string; sku?: string } };

const columns = `p.sku, p.kind, p.name, p.pack_format, p.product_group, p.brand, p.sub_brand, p.is_new, p.is_last, p.is_sale,
  p.is_out_of_stock, p.available_from, p.per_layer, p.layers_per_pallet, p.gross_weight_kg, p.images, p.tax_rate,
  p.hl_per_unit, p.by_pack, p.by_layer, p.by_pallet, own.net_price as your_price, list.net_price as base_price`;

const prices = `
  left join price own on own.price_list_id = $1 and own.sku = p.sku and own.kind = 'customer' and own.min_qty = 1
    and current_date between own.valid_from and own.valid_to
  left join price list on list.price_list_id = $2 and list.sku = p.sku and list.kind = 'list' and list.min_qty = 1
    and current_date between list.valid_from and list.valid_to`;

app.get<Ask>('/page', async ({ query }) => {
  const { rows } = await pool.query<Row>({
    name: 'page',
    text: `select ${columns} from (select * from product where country = 'CZ' and kind = 'simple' and product_group = 'Beer'
             order by name limit 25 offset $3) p ${prices} order by p.name`,
    values: [query.list, query.market, (Number(query.page) - 1) * 25],
  });
  return { data: { products: { items: rows.map(toItem) } } };
});

app.get<Ask>('/detail', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'detail',
    text: `select p.*, ${columns} from product p ${prices} where p.sku = $3`,
    values: [query.list, query.market, query.sku],
  });
  return { items: rows };
});

/** As one writes it by hand: lock, price, line, all lines with their weights and sums, commit. */
app.get<{ Querystring: { cart: string; sku: string; list: string } }>(
  '/add',
  async ({ query: { cart, sku, list } }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ name: 'lock', text: 'select id from bench_cart where id = $1 for update', values: [cart] });
      const price = await client.query<{ net_price: string }>({
        name: 'price',
        text: `select net_price from price where price_list_id = $1 and sku = $2 and kind = 'customer' and min_qty = 1
               and current_date between valid_from and valid_to`,
        values: [list, sku],
      });
      await client.query({
        name: 'line',
        text: `insert into bench_cart_item (cart_id, sku, quantity, price) values ($1, $2, 1, $3)
               on conflict (cart_id, sku) do update set quantity = bench_cart_item.quantity + 1, price = excluded.price`,
        values: [cart, sku, price.rows[0]?.net_price],
      });
      const { rows } = await client.query({
        name: 'lines',
        text: `select i.sku, i.quantity, i.price, i.price * i.quantity as row_total, p.name, p.pack_format, p.per_layer,
               p.layers_per_pallet, p.gross_weight_kg * i.quantity as weight, p.tax_rate
             from bench_cart_item i join product p on p.sku = i.sku where i.cart_id = $1 order by i.sku`,
        values: [cart],
      });
      await client.query({
        name: 'changed',
        text: 'update bench_cart set version = version + 1, changed_at = now() where id = $1',
        values: [cart],
      });
      await client.query('commit');
      return { items: rows };
    } finally {
      client.release();
    }
  },
);

app.post<{ Body: { uid: string; lines: unknown[] } }>('/order', async ({ body }) => {
  const { rows } = await pool.query({
    name: 'order',
    text: `with placed as (insert into bench_order (uid) values ($1) returning id),
           lines as (insert into bench_order_line (order_id, position, sku, quantity, price)
             select placed.id, row_number() over (), line.sku, line.quantity, line.price
             from placed, jsonb_to_recordset($2::jsonb) as line (sku text, quantity numeric, price numeric))
           select id from placed`,
    values: [body.uid, JSON.stringify(body.lines)],
  });
  return rows[0];
});

await pool.query(`
  create table if not exists bench_cart (id uuid primary key, version int not null default 1, changed_at timestamptz);
  create table if not exists bench_cart_item (cart_id uuid, sku text, quantity int, price numeric, primary key (cart_id, sku));
  create table if not exists bench_order (id bigserial primary key, uid text);
  create table if not exists bench_order_line (order_id bigint references bench_order, position int, sku text,
    quantity numeric, price numeric, primary key (order_id, position))`);
await pool.query(`create index if not exists bench_product_name on product (country, kind, product_group, name)`);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ type: 'ready' });
process.on('disconnect', () => process.exit(0));
