import { marketOf } from '@dray/contract/markets.ts';
import type { RefusedCell } from '#platform/csv/refused-cell.ts';
import { parseMinor, scaled, toNumeric } from '#platform/money.ts';
import type { ProductRow } from './product-row.ts';

/** What is stored around the products and their rows refer to. */
export type ProductContext = {
  returnables: ReadonlyMap<string, { country: string; unitMinor: number }>;
};

/** Where a row that is right in itself contradicts what is stored. */
export function whatDoesNotFit(
  { line, sku, country, currency, returnables, deposit }: ProductRow,
  context: ProductContext,
  stored: { country: string; kind: string } | undefined,
): RefusedCell[] {
  const wrong: RefusedCell[] = [];
  const refuse = (column: string, message: string) => void wrong.push({ line, column, message });

  if (stored && stored.country !== country) refuse('market', `“${sku}” belongs to ${stored.country}`);
  if (stored?.kind === 'bundle') refuse('sku', `“${sku}” is a bundle`);
  const marketCurrency = marketOf(country).currency;
  if (currency && currency !== marketCurrency) refuse('currency', `must be ${marketCurrency}, the money of ${country}`);

  const foreign = returnables.filter(
    ({ sku: returnableSku }) => context.returnables.get(returnableSku)?.country !== country,
  );
  for (const { sku: returnableSku } of foreign)
    refuse('returnables', `there is no returnable “${returnableSku}” in ${country}`);
  if (foreign.length === 0 && returnables.length > 0 && deposit !== undefined) {
    const sum = sumOf(returnables, context);
    if (sum !== parseMinor(deposit)) refuse('deposit_per_unit', `must be ${toNumeric(sum)}, as the returnables cost`);
  }
  return wrong;
}

function sumOf(returnables: ProductRow['returnables'], { returnables: known }: ProductContext): number {
  return returnables.reduce(
    (sum, { sku, units }) => sum + scaled(known.get(sku)?.unitMinor ?? 0, Math.round(Number(units) * 1_000), 1_000),
    0,
  );
}
