import type { ListedDocument } from '../queries/documents.queries.ts';

type Sum = { currency: string; amount: number };

/** By currency; amounts have two places, so they are added as whole cents. */
export function sumsOf(documents: readonly Pick<ListedDocument, 'amount' | 'currency'>[]): readonly Sum[] {
  const cents = new Map<string, number>();
  for (const { amount, currency } of documents) {
    if (amount === null || currency === null) continue;
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100));
  }
  return [...cents].map(([currency, sum]) => ({ currency, amount: sum / 100 }));
}

/** Undefined where the size of one of them is not known before it is fetched. */
export function wholeSizeOf(documents: readonly Pick<ListedDocument, 'size'>[]): number | undefined {
  const sizes = documents.map(({ size }) => size);
  return sizes.includes(null) ? undefined : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
