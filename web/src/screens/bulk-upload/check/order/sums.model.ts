import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';

export type SendSums = {
  orders: number;
  rows: number;
  pallets: number;
  weightKg: number;
  /** By currency; in cents, for in floats a tenth and two tenths are not three tenths. */
  netCents: ReadonlyMap<string, number>;
};

const toThousandths = (value: number | null): number => Math.round((value ?? 0) * 1000);

/** What the server has said of the orders that would be sent, added up. */
export function sumsOf(orders: readonly BulkOrder[]): SendSums {
  const netCents = new Map<string, number>();
  let pallets = 0;
  let weight = 0;
  for (const { net, currency, ...order } of orders) {
    pallets += toThousandths(order.pallets);
    weight += toThousandths(order.weightKg);
    if (net !== null && currency) netCents.set(currency, (netCents.get(currency) ?? 0) + Math.round(net * 100));
  }
  const rows = orders.reduce((sum, order) => sum + order.rows, 0);
  return { orders: orders.length, rows, pallets: pallets / 1000, weightKg: weight / 1000, netCents };
}
