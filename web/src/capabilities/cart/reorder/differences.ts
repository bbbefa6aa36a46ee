import type { RepeatedLine } from './reorder.queries.ts';

/** What is not as it was when the order was placed. */
export type Difference = { sku: string; product: string } & (
  | { kind: 'price'; by: number }
  | { kind: 'gone'; reason: string; substitute: string | undefined }
);

/** What cannot be had first, then the prices of one pack that changed most. */
export function differencesOf(lines: readonly RepeatedLine[]): Difference[] {
  const gone = lines.flatMap((line): Difference[] => {
    const { sku, name: product, status, message, substitute } = line;
    if (status !== 'missing') return [];
    return [{ kind: 'gone', sku, product, reason: message ?? '', substitute: substitute?.product.name }];
  });
  const prices = lines.flatMap(({ sku, name: product, price_before: before, price_now: now }) =>
    now === null || now === before
      ? []
      : [{ kind: 'price' as const, sku, product, by: Math.round((now - before) * 100) / 100 }],
  );
  return [...gone, ...prices.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))];
}
