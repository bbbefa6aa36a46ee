import type { TestPortal } from '../../../testing/portal.ts';

/** So many kegs more in a price list, each at 100.01; they are on the shelf after a look. */
export async function addManyProducts({ sql, clock }: TestPortal, priceList: string, count: number): Promise<string[]> {
  const skus = Array.from({ length: count }, (_, index) => `L${String(index).padStart(3, '0')}`);
  await sql(
    `insert into product select (jsonb_populate_record(p, jsonb_build_object('sku', s.sku, 'changed_in', pg_current_xact_id()))).*
     from product p, unnest($1::text[]) as s (sku) where p.sku = 'CZ100001'`,
    [skus],
  );
  await sql(
    `insert into price (price_list_id, sku, kind, net_price)
     select l.id, s.sku, 'customer', 100.01 from price_list l, unnest($1::text[]) as s (sku) where l.code = $2`,
    [skus, priceList],
  );
  clock.advance({ ms: 3_000 });
  return skus;
}
