import { marketOf } from '@dray/contract/markets.ts';
import type { FaultCode } from '@dray/contract/master-data/fault-codes.ts';
import { type CellFault, fault } from '#platform/csv/cell-fault.ts';
import { parseMinor, scaled, toNumeric } from '#platform/money.ts';
import type { ProductRow } from './product-row.ts';

/** What is stored around the products and their rows refer to. */
export type ProductContext = {
  returnables: ReadonlyMap<string, { country: string; unitMinor: number }>;
};

/** Where a row that is right in itself contradicts what is stored. */
export function whatDoesNotFit(
  { sku, country, currency, returnables, deposit }: ProductRow,
  context: ProductContext,
  stored: { country: string; kind: string } | undefined,
): CellFault[] {
  const wrong: CellFault[] = [];
  const refuse = <Code extends FaultCode>(...given: Parameters<typeof fault<Code>>) => void wrong.push(fault(...given));

  if (stored && stored.country !== country) refuse('market', 'OF_MARKET', { id: sku, market: stored.country });
  if (stored?.kind === 'bundle') refuse('sku', 'IS_BUNDLE', { id: sku });
  const marketCurrency = marketOf(country).currency;
  if (currency && currency !== marketCurrency)
    refuse('currency', 'MONEY_OF_MARKET', { currency: marketCurrency, market: country });

  const foreign = returnables.filter(
    ({ sku: returnableSku }) => context.returnables.get(returnableSku)?.country !== country,
  );
  for (const { sku: returnableSku } of foreign)
    refuse('returnables', 'NO_RETURNABLE_IN', { id: returnableSku, market: country });
  if (foreign.length === 0 && returnables.length > 0 && deposit !== undefined) {
    const sum = sumOf(returnables, context);
    if (sum !== parseMinor(deposit)) refuse('deposit_per_unit', 'DEPOSIT_SUM', { sum: toNumeric(sum) });
  }
  return wrong;
}

function sumOf(returnables: ProductRow['returnables'], { returnables: known }: ProductContext): number {
  return returnables.reduce(
    (sum, { sku, units }) => sum + scaled(known.get(sku)?.unitMinor ?? 0, Math.round(Number(units) * 1_000), 1_000),
    0,
  );
}
