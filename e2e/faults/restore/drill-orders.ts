import { fillCart, openBuyer } from '../orders/buyer.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { askToPlace, placedIn } from '../orders/place-cart.ts';

/** Places so many orders, each by somebody else, and answers with their numbers. */
export async function placeOrders(
  address: string,
  databaseUrl: string,
  from: number,
  count: number,
): Promise<string[]> {
  const customers = (await findCustomers(databaseUrl)).slice(from, from + count);
  if (customers.length < count) throw new Error(`only ${customers.length} people can order`);
  const numbers: string[] = [];
  for (const [index, customer] of customers.entries()) {
    const buyer = await openBuyer(address, customer);
    const cart = await fillCart(buyer);
    const answer = await askToPlace(buyer.client, { cart, customerOrderNumber: `DRILL-${from + index}` });
    if (answer.kind !== 'answered') throw new Error(`placing an order was ${answer.kind}`);
    const { order, user_errors } = placedIn(answer);
    if (!order) throw new Error(`no order: ${user_errors.map(({ code }) => code).join(' ')}`);
    numbers.push(order.order_number);
  }
  return numbers;
}
