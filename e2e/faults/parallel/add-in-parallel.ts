import { askDatabase } from '../ask-database.ts';
import { addLines, type Buyer, emptyCart, lineOf } from '../orders/buyer.ts';
import { shareOut } from './shared-work.ts';

/** Adds at once on one cart all land, each with its full amount (P5). */
export async function addInParallel(
  databaseUrl: string,
  buyers: readonly Buyer[],
  { carts, addsEach }: { carts: number; addsEach: number },
): Promise<string[]> {
  const faults: string[] = [];
  const filled = new Map<string, string>();
  await shareOut(buyers, carts, async (buyer) => {
    const cart = await emptyCart(buyer);
    const [first, second] = buyer.usualLines;
    if (!first || !second) throw new Error(`${buyer.client.email} buys less than two goods`);
    const adds = Array.from({ length: addsEach }, (_, index) =>
      lineOf((index % 2 === 0 ? first : second).sku, { number_of_layer: index + 1 }),
    );
    const outcomes = await Promise.all(adds.map((line) => addLines(buyer, cart, [line])));
    const refused = outcomes.flatMap(({ user_errors }) => user_errors);
    if (refused.length > 0) faults.push(`adds to the cart ${cart} were refused: ${JSON.stringify(refused)}`);
    filled.set(cart, layersOf(adds));
  });

  const stored = await askDatabase(databaseUrl, 'select cart_id::text, sku, layers, quantity::float from cart_item');
  const byCart = Map.groupBy(stored, ({ cart_id }) => String(cart_id));
  const wrong = [...filled].filter(([cart, expected]) => storedLayers(byCart.get(cart) ?? []) !== expected);
  for (const [cart, expected] of wrong)
    faults.push(`the cart ${cart} holds ${storedLayers(byCart.get(cart) ?? [])}, not ${expected}`);
  if (filled.size !== carts) faults.push(`${filled.size} carts were filled, not ${carts}`);
  console.log(`${filled.size} carts × ${addsEach} adds at once: ${filled.size - wrong.length} sums exact`);
  return faults;
}

type Added = { sku: string; number_of_layer: number };

const layersOf = (adds: readonly Added[]): string =>
  [...Map.groupBy(adds, ({ sku }) => sku)]
    .map(([sku, group]) => `${sku} ${group.reduce((sum, { number_of_layer }) => sum + number_of_layer, 0)}+0`)
    .sort()
    .join(', ');

const storedLayers = (rows: readonly Record<string, string>[]): string =>
  rows
    .map(({ sku, layers, quantity }) => `${sku} ${layers}+${quantity}`)
    .sort()
    .join(', ');
