import Fastify from 'fastify';
import pg from 'pg';

/**
 * The least that can answer: Fastify and one statement, no rights, no rules, no facets. What Dray takes more than this is
 * the price of everything it does.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

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
  const { rows } = await pool.query({
    name: 'page',
    text: `select ${columns} from (select * from product where country = 'CZ' and kind = 'simple' and product_group = 'Beer'
             order by name limit 25 offset $3) p ${prices} order by p.name`,
    values: [query.list, query.market, (Number(query.page) - 1) * 25],
  });
  return { items: rows };
});

app.get<Ask>('/detail', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'detail',
    text: `select p.*, ${columns} from product p ${prices} where p.sku = $3`,
    values: [query.list, query.market, query.sku],
  });
  return { items: rows };
});

await pool.query(`create index if not exists bench_product_name on product (country, kind, product_group, name)`);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.({ type: 'ready' });
process.on('disconnect', () => process.exit(0));
