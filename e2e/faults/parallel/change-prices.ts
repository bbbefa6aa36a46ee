import { askDatabase } from '../ask-database.ts';
import { type Buyer, emptyCart, fillCart, type ShownCart } from '../orders/buyer.ts';
import type { Ledger } from '../orders/order-ledger.ts';
import { askToPlace, type Placed, placedIn } from '../orders/place-cart.ts';
import { untilAnswered } from '../orders/portal-client.ts';

type Outcome = {
  acknowledged: Ledger['acknowledged'];
  faults: string[];
  tries: number;
  notified: number;
  notifiedAgain: number;
};
type Try = { buyer: Buyer; number: string };

/**
 * Every price moves between the summary and the placing: everybody is told, line by line. Then each places what they were
 * shown instead, while prices move once more, and pays the total that they saw last (P8, A5).
 */
export async function changePrices(databaseUrl: string, buyers: readonly Buyer[], { tries }: { tries: number }) {
  const outcome: Outcome = { acknowledged: [], faults: [], tries: 0, notified: 0, notifiedAgain: 0 };
  for (const buyer of buyers) await emptyCart(buyer);
  for (let by = 1; outcome.tries < tries; by = -by) {
    const left = buyers.slice(0, tries - outcome.tries);
    const summaries = await Promise.all(left.map(fillCart));
    await movePrices(databaseUrl, left, by);
    const notified = await Promise.all(
      left.map((buyer, index) =>
        expectNotified(outcome, { buyer, number: `C-${outcome.tries + index}` }, summaries[index], by),
      ),
    );
    outcome.tries += left.length;
    const moving = movePrices(databaseUrl, left, by);
    await Promise.all(notified.map((placing) => placing && placeAsShown(outcome, placing.asked, placing.shown)));
    await moving;
    await movePrices(databaseUrl, left, -by);
  }
  const { faults, acknowledged } = outcome;
  if (outcome.notified !== tries) faults.push(`only ${outcome.notified} of ${tries} were told that prices had changed`);
  console.log(
    `${outcome.tries} placings after prices had moved: ${outcome.notified} told; then ${acknowledged.length} orders ` +
      `at the total shown while prices moved again (${outcome.notifiedAgain} told once more)`,
  );
  return { acknowledged, faults };
}

async function expectNotified(outcome: Outcome, asked: Try, summary: ShownCart | undefined, by: number) {
  if (!summary) throw new Error('nobody was shown a summary');
  const { order, user_errors, price_changes, cart } = await place(asked, summary);
  const isEveryLine = price_changes.length === asked.buyer.usualLines.length && price_changes.every(isBy(by));
  const isNotified = !order && user_errors.some(({ code }) => code === 'PRICE_CHANGED') && isEveryLine;
  if (isNotified) outcome.notified += 1;
  else outcome.faults.push(`${asked.number} was answered ${JSON.stringify({ order, user_errors, price_changes })}`);
  return cart?.id === summary.id ? { asked, shown: cart } : undefined;
}

const isBy =
  (by: number) =>
  ({ old_price, new_price }: Placed['price_changes'][number]): boolean =>
    old_price !== null && new_price !== null && Math.round((new_price - old_price) * 100) === by * 100;

/** Until it is placed: a buyer who is shown another price looks at it and places again. */
async function placeAsShown(outcome: Outcome, asked: Try, shown: Placed['cart']): Promise<void> {
  if (!shown) return void outcome.faults.push(`${asked.number} was not shown its cart`);
  const { order, user_errors, cart } = await place(asked, shown);
  if (!order) {
    const isAboutPrice = user_errors.every(({ code }) => code === 'PRICE_CHANGED');
    if (!isAboutPrice) return void outcome.faults.push(`${asked.number} was refused: ${JSON.stringify(user_errors)}`);
    outcome.notifiedAgain += 1;
    return placeAsShown(outcome, asked, cart);
  }
  const { order_number: orderNumber, total } = order;
  if (total !== shown.prices.grand_total_tax)
    outcome.faults.push(`${orderNumber} costs ${total}, shown was ${shown.prices.grand_total_tax}`);
  const entry = { email: asked.buyer.client.email, cartId: shown.id, orderNumber, customerOrderNumber: asked.number };
  outcome.acknowledged.push({ kind: 'acknowledged', ...entry, total });
}

const place = async ({ buyer, number }: Try, cart: Pick<ShownCart, 'id' | 'shown_hash'>): Promise<Placed> =>
  placedIn(await untilAnswered(() => askToPlace(buyer.client, { cart, customerOrderNumber: number })));

async function movePrices(databaseUrl: string, buyers: readonly Buyer[], by: number): Promise<void> {
  const skus = new Set(buyers.flatMap(({ usualLines }) => usualLines.map(({ sku }) => `'${sku}'`)));
  await askDatabase(
    databaseUrl,
    `update price set net_price = net_price + ${by} where sku in (${[...skus].join(', ')})`,
  );
}
