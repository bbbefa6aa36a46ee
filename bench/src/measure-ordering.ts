import { aWhile, compare, rounds } from './compare.ts';
import { active, callers } from './dataset.ts';
import { ask } from './load.ts';
import { findLists, type Pair, type Running } from './measure.ts';
import { drayAdd, drayPlaceOrder, fillCarts, floorAdd, floorPlaceOrder, showCarts } from './ordering-calls.ts';
import { say, sayPair } from './say.ts';

export type OrderingFindings = { add: Pair; place: Pair; largeCartMillis: number };

export async function measureOrdering(running: Running): Promise<OrderingFindings> {
  const { client, postgresPid, dray, floor, tokens } = running;
  const carts = (await fillCarts(client, 5)).slice(0, active);
  const { lists } = await findLists(client);
  await client.query('insert into bench_cart (id) select id from cart on conflict do nothing');
  const add = await compare(
    { program: dray, nextCall: drayAdd(tokens.slice(0, active), carts), extent: aWhile },
    { program: floor, nextCall: floorAdd(carts, lists), extent: aWhile },
    postgresPid,
    rounds,
  );
  sayPair('add to cart', add);

  let shown: Awaited<ReturnType<typeof showCarts>> = [];
  const place = await compare(
    {
      program: dray,
      prepare: async () => {
        await fillCarts(client, 10);
        shown = await showCarts(dray.port, tokens);
      },
      nextCall: (n) => drayPlaceOrder(tokens, shown)(n),
      extent: { calls: callers },
    },
    { program: floor, nextCall: floorPlaceOrder, extent: { calls: 3 * callers } },
    postgresPid,
    // A round ends when everybody has ordered, so there must be many.
    5 * rounds,
  );
  sayPair('place order of 10', place);
  return { add, place, largeCartMillis: await measureLargeCart(running) };
}

/** The slowest of twenty changes of a cart with two hundred lines, by one client. */
async function measureLargeCart({ client, dray, tokens }: Running): Promise<number> {
  const carts = await fillCarts(client, 0);
  await client.query(
    `insert into cart_item (cart_id, position, sku, quantity, layers, pallets)
     select $1, row_number() over (order by sku), sku, 1, 0, 0 from product where sku like 'BX%' order by sku limit 199`,
    [carts[0]?.id],
  );
  const millis: number[] = [];
  for (let change = 0; change < 20; change += 1) {
    const startedAt = performance.now();
    await ask(undefined, dray.port, drayAdd(tokens, carts)(0));
    millis.push(performance.now() - startedAt);
  }
  const slowest = Math.max(...millis);
  say(`  a change of a cart of 200 lines: ${slowest.toFixed(0)} ms at most`);
  return slowest;
}
