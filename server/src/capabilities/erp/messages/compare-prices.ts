import type { ErpDeps } from '../needs/erp.deps.ts';
import type { SentOrder } from '../port/erp-port.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';

/** More than a hundredth a line: what the buyer was shown is not what they will be billed. */
export async function comparePrices(deps: ErpDeps, order: OrderToSend, { sapId, netMinor }: SentOrder): Promise<void> {
  if (netMinor === undefined || Math.abs(netMinor - order.netMinor) <= order.items.length) return;
  await deps.write((transaction) =>
    erpMismatchStore(transaction).note({
      kind: 'PRICE_DIFFERS',
      orderNumber: order.orderNumber,
      sapId,
      details: { portal: order.netMinor, erp: netMinor },
      at: deps.clock.now(),
    }),
  );
}
