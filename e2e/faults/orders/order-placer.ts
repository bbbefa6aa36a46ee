import { setTimeout as sleep } from 'node:timers/promises';
import { machineClock } from '../kill.ts';
import { type Buyer, fillCart, openBuyer, type ShownCart } from './buyer.ts';
import type { Customer } from './find-customers.ts';
import { openLedger } from './order-ledger.ts';
import { askToPlace, placedIn } from './place-cart.ts';

export type PlacerTask = { address: string; ledgerFile: string; ordersPerSecond: number; customers: Customer[] };
/** What the placer tells the process that kills: it is ready to begin, a placing goes out or is over, an order is acknowledged. */
export type PlacerMessage = 'ready' | 'placing' | 'over' | 'acknowledged';

/** A process of its own: it places orders until it is told to stop, and then until each one has been answered. */
const task: PlacerTask = JSON.parse(process.argv[2] ?? '');
const write = openLedger(task.ledgerFile);
const tell = (message: PlacerMessage): void => void process.send?.(message);

let isStopping = false;
process.on('message', () => {
  isStopping = true;
});

const buyers = await Promise.all(task.customers.map((customer) => openBuyer(task.address, customer)));
tell('ready');
const nextTurn = pacedBy(1000 / task.ordersPerSecond, 4);
await Promise.all(buyers.map(keepOrdering));
process.disconnect();

async function keepOrdering(buyer: Buyer, index: number): Promise<void> {
  for (let count = 1; !isStopping; count += 1) {
    await nextTurn();
    const cart = await fillCart(buyer);
    await placeUntilAnswered(buyer, cart, `F${index}-${count}`);
  }
}

/** The same cart each time: a person who got no answer may not begin another one (P3). */
async function placeUntilAnswered({ client }: Buyer, cart: ShownCart, customerOrderNumber: string): Promise<void> {
  const cartId = cart.id;
  for (;;) {
    const sentAt = machineClock();
    const asking = askToPlace(client, { cart, customerOrderNumber });
    tell('placing');
    const answer = await asking;
    tell('over');
    if (answer.kind === 'refused') return write({ kind: 'refused', cartId, reason: answer.reason });
    if (answer.kind === 'answered') {
      const { order, user_errors } = placedIn(answer);
      if (!order) return write({ kind: 'refused', cartId, reason: user_errors.map(({ code }) => code).join(' ') });
      const { order_number: orderNumber, total } = order;
      write({ kind: 'acknowledged', email: client.email, cartId, orderNumber, customerOrderNumber, total });
      return tell('acknowledged');
    }
    if (answer.kind !== 'not reached') {
      const moments = { sentAt, endedAt: machineClock(), endedOn: Date.now() };
      write({ kind: 'unanswered', how: answer.kind, cartId, ...moments });
    }
    await sleep(50);
  }
}

/**
 * Turns come at an even pace, some at once, so that a kill finds more than one under way; those that nobody took while
 * the portal was away are not made up for.
 */
function pacedBy(pauseMs: number, atOnce: number): () => Promise<unknown> {
  let nextAt = machineClock();
  let taken = 0;
  return () => {
    const now = machineClock();
    if (taken % atOnce === 0) nextAt = Math.max(nextAt + pauseMs * atOnce, now);
    taken += 1;
    return sleep(Math.max(0, nextAt - now));
  };
}
