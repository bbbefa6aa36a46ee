import type pg from 'pg';
import { AddToCartDocument } from '../../web/src/generated/operations/add-to-cart.ts';
import { PlaceOrderDocument } from '../../web/src/generated/operations/place-order.ts';
import { drayCall, floorCall } from './catalogue-calls.ts';
import { active, callers, skuOf } from './dataset.ts';
import { ask, type Call } from './load.ts';

/** Carts of the callers, by caller. */
export type Carts = readonly { id: string; uid: string }[];

const linesOfAnOrder = 10;
const skusOfAnOrder = Array.from({ length: linesOfAnOrder }, (_, index) => skuOf(1 + index * 8));

/** Every caller gets a cart with these lines and everything else that placing asks for. */
export async function fillCarts(client: pg.Client, lines: number): Promise<Carts> {
  await client.query(`delete from cart_item where cart_id in (select id from cart where state = 'active')`);
  await client.query(
    `insert into cart (uid, ship_to_id, transport_type, delivery_date, customer_order_number, payment_method, created_at, changed_at)
     select 'bench-' || i, 'bench-' || i, 'TRUCK', $2::date, 'B-' || i, 'invoice14', now(), now()
     from generate_series(1, $1::int) as i
     on conflict (uid) where state = 'active' do update set ship_to_id = excluded.ship_to_id, transport_type = excluded.transport_type,
       delivery_date = excluded.delivery_date, customer_order_number = excluded.customer_order_number,
       payment_method = excluded.payment_method, shown_hash = null`,
    [callers, aWorkingDay()],
  );
  await client.query(
    `insert into cart_item (cart_id, position, sku, quantity, layers, pallets)
     select cart.id, position, sku, 0, 0, 2 from cart, unnest($1::text[]) with ordinality as wanted (sku, position)
     where cart.state = 'active' and cart.uid like 'bench-%' and position <= $2`,
    [skusOfAnOrder, lines],
  );
  const { rows } = await client.query<{ id: string; uid: string }>(
    `select id, uid from cart where state = 'active' and uid like 'bench-%' order by substr(uid, 7)::int`,
  );
  return rows;
}

/** Far enough for every lead time, and never a weekend. */
function aWorkingDay(): string {
  const day = new Date(Date.now() + 9 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** One pack more of one of forty goods. */
export const drayAdd = (tokens: readonly string[], carts: Carts) => (n: number) =>
  drayCall(
    tokens,
    n,
    { documentId: AddToCartDocument.toString() },
    {
      cartId: carts[n % carts.length]?.id,
      lines: [{ sku: skuToAdd(n), quantity: 1, number_of_layer: 0, number_of_pallet: 0 }],
    },
  );

export const floorAdd =
  (carts: Carts, lists: readonly number[]) =>
  (n: number): Call =>
    floorCall(`/add?cart=${carts[n % carts.length]?.id}&sku=${skuToAdd(n)}&list=${lists[n % lists.length]}`);

const skuToAdd = (n: number) => skuOf(1 + ((Math.floor(n / active) * 8) % 80));

/** Each cart once, with what its owner was shown. */
export const drayPlaceOrder = (tokens: readonly string[], carts: readonly ShownCart[]) => (n: number) =>
  drayCall(tokens, n, { documentId: PlaceOrderDocument.toString() }, carts[n % carts.length] ?? {});

type ShownCart = { cartId: string; shownHash: string };

/** What each caller's screen shows of their cart. */
export const showCarts = (port: number, tokens: readonly string[]): Promise<ShownCart[]> =>
  Promise.all(
    tokens.map(async (_token, n) => {
      const call = drayCall(tokens, n, { query: '{ customerCart { id shown_hash } }' }, {});
      const { id, shown_hash } = JSON.parse(await ask(undefined, port, call)).data.customerCart;
      return { cartId: id, shownHash: shown_hash };
    }),
  );

export const floorPlaceOrder = (n: number): Call => ({
  method: 'POST',
  path: '/order',
  body: JSON.stringify({
    uid: `bench-${1 + (n % callers)}`,
    lines: skusOfAnOrder.map((sku) => ({ sku, quantity: 48, price: 1234.5 })),
  }),
});
