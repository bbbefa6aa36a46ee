import { createHash } from 'node:crypto';
import type { WantedOrder } from '#capabilities/cart/index.ts';

type OriginFacts = { companyId: string; shipToId: string; number: string; day: string; lines: WantedOrder['lines'] };

/** Stands for the wanted order itself: who wants what, where, when and under which number (T152). */
export function originOfWanted({ companyId, shipToId, number, day, lines }: OriginFacts): string {
  const goods = lines.map(({ sku, quantity, layers, pallets }) => [sku, quantity, layers, pallets].join(':')).sort();
  const digest = createHash('sha256')
    .update(JSON.stringify([companyId, number, shipToId, day, goods]))
    .digest('hex');
  return `bulk:${digest.slice(0, 40)}`;
}
