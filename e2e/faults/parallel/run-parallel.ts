import { startDray } from '../../running-dray.ts';
import { openBuyer } from '../orders/buyer.ts';
import { findCustomers } from '../orders/find-customers.ts';
import { findBrokenRules, findDisagreements } from '../orders/find-faulty-orders.ts';
import { addInParallel } from './add-in-parallel.ts';
import { changePrices } from './change-prices.ts';
import { placeInParallel } from './place-in-parallel.ts';

/** Many at once on the running product: one order a cart, sums to the pack, and no price that was not shown (P2, P5, P8). */
export async function runParallel(): Promise<string[]> {
  const dray = await startDray();
  const databaseUrl = dray.databaseUrl();
  try {
    const customers = await findCustomers(databaseUrl);
    const buyers = await Promise.all(customers.map((customer) => openBuyer(dray.address, customer)));
    console.log(`${buyers.length} people order`);

    const placed = await placeInParallel(buyers, { carts: 2_000, callsEach: 5 });
    const added = await addInParallel(databaseUrl, buyers, { carts: 200, addsEach: 20 });
    const changed = await changePrices(databaseUrl, buyers, { tries: 500 });
    const acknowledged = [...placed.acknowledged, ...changed.acknowledged];
    return [
      ...placed.faults,
      ...added,
      ...changed.faults,
      ...(await findDisagreements(databaseUrl, { acknowledged, refused: [] })),
      ...(await findBrokenRules(databaseUrl)),
    ];
  } finally {
    await dray.stop();
  }
}
