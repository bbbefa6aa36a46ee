import type { Ledger } from './order-ledger.ts';
import { type PortalClient, signIn } from './portal-client.ts';

type Bell = { total: number; results: { kind: string; values: { number?: string } }[] };

const pageSize = 100;

/** Each acknowledged order is once at the bell of its buyer, as the portal itself shows it to them. */
export async function findUnannouncedOrders(address: string, { acknowledged }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  let announced = 0;
  for (const [email, orders] of Map.groupBy(acknowledged, (entry) => entry.email)) {
    const counts = Map.groupBy(await listConfirmed(await signIn(address, email)), (number) => number);
    for (const { orderNumber } of orders) {
      const times = counts.get(orderNumber)?.length ?? 0;
      announced += times;
      if (times !== 1) faults.push(`the order ${orderNumber} stands ${times} times at the bell of ${email}`);
    }
  }
  console.log(`${announced} of ${acknowledged.length} acknowledged orders stand at the bells of their buyers`);
  return faults;
}

async function listConfirmed(client: PortalClient): Promise<string[]> {
  const numbers: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const path = `/api/notifications?group=orders&limit=${pageSize}&offset=${offset}`;
    const { total, results } = await client.get<Bell>(path);
    numbers.push(...results.flatMap(({ kind, values }) => (kind === 'order-confirmed' ? (values.number ?? []) : [])));
    if (offset + pageSize >= total) return numbers;
  }
}
