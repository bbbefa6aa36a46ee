import { type Minor, scaled } from '#platform/money.ts';
import type { PricedLine } from './priced-line.model.ts';
import type { ReturnableRow } from './returnables.model.ts';

/** Goods of one tax rate (in hundredths of a percent) after discounts. */
export type TaxRow = { rate: number; baseMinor: Minor; taxMinor: Minor };

export type Totals = {
  /** Goods at list prices, without and with tax. */
  listMinor: Minor;
  listWithTaxMinor: Minor;
  /** Goods at own prices before discounts, without and with tax. */
  goodsMinor: Minor;
  goodsWithTaxMinor: Minor;
  discountMinor: Minor;
  /** By rising rate. */
  taxes: readonly TaxRow[];
  taxMinor: Minor;
  depositMinor: Minor;
  /** Goods after discounts and deposits, without and with tax; the latter is what is to be paid. */
  grandMinor: Minor;
  grandWithTaxMinor: Minor;
};

export const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

export const goodsTotal = (lines: readonly PricedLine[]): Minor => sumOf(lines.map(({ netMinor }) => netMinor));

/** Tax is worked out once for all goods of a rate, half-up to the cent; deposits are not taxed (T111). */
export function totalUp(
  lines: readonly PricedLine[],
  discountMinor: Minor,
  returnables: readonly ReturnableRow[],
): { totals: Totals; lineDiscounts: readonly Minor[] } {
  const shares = lines.flatMap(({ item, taxShares }, line) =>
    taxShares.map((share, part) => ({ ...share, line, name: `${item.sku} ${item.optionsKey} ${part}` })),
  );
  const discounts = spreadDiscount(discountMinor, shares);
  const lineDiscounts = lines.map(() => 0);
  for (const [index, { line }] of shares.entries())
    lineDiscounts[line] = (lineDiscounts[line] ?? 0) + (discounts[index] ?? 0);

  const taxes = taxRows(
    shares.map(({ rate, netMinor }, index) => ({ rate, minor: netMinor - (discounts[index] ?? 0) })),
  );
  const goodsMinor = goodsTotal(lines);
  const listMinor = sumOf(lines.map((line) => line.listNetMinor));
  const taxMinor = sumOf(taxes.map((tax) => tax.taxMinor));
  const depositMinor = sumOf(returnables.map(({ totalMinor }) => totalMinor));
  const grandMinor = goodsMinor - sumOf(discounts) + depositMinor;
  const totals: Totals = {
    listMinor,
    listWithTaxMinor: listMinor + taxOn(shares.map(({ rate, listNetMinor }) => ({ rate, minor: listNetMinor }))),
    goodsMinor,
    goodsWithTaxMinor: goodsMinor + taxOn(shares.map(({ rate, netMinor }) => ({ rate, minor: netMinor }))),
    discountMinor: sumOf(discounts),
    taxes,
    taxMinor,
    depositMinor,
    grandMinor,
    grandWithTaxMinor: grandMinor + taxMinor,
  };
  return { totals, lineDiscounts };
}

type Taxed = { rate: number; minor: Minor };

const taxOn = (taxed: readonly Taxed[]): Minor => sumOf(taxRows(taxed).map(({ taxMinor }) => taxMinor));

function taxRows(taxed: readonly Taxed[]): TaxRow[] {
  return [...Map.groupBy(taxed, ({ rate }) => rate)]
    .map(([rate, group]) => ({ rate, baseMinor: sumOf(group.map(({ minor }) => minor)) }))
    .map(({ rate, baseMinor }) => ({ rate, baseMinor, taxMinor: scaled(baseMinor, rate, 10_000) }))
    .sort((a, b) => a.rate - b.rate);
}

/** A sum that takes part in a discount; the name decides between equal ones, so that the order of lines never matters. */
export type Sharer = { name: string; netMinor: Minor };

/**
 * Spreads a discount over sums in proportion, to the last cent. What rounding leaves over goes to the largest sum, and
 * where that is used up to the next; no sum gets more off than it has.
 */
export function spreadDiscount(discountMinor: Minor, sharers: readonly Sharer[]): Minor[] {
  const total = sharers.reduce((sum, { netMinor }) => sum + netMinor, 0);
  if (discountMinor <= 0 || total <= 0) return sharers.map(() => 0);
  const wanted = Math.min(discountMinor, total);

  const shares = sharers.map(({ netMinor }) => Number((BigInt(netMinor) * BigInt(wanted)) / BigInt(total)));
  let rest = wanted - shares.reduce((sum, share) => sum + share, 0);
  for (const index of fromLargest(sharers)) {
    if (rest === 0) break;
    const [share = 0, netMinor = 0] = [shares[index], sharers[index]?.netMinor];
    const more = Math.min(rest, netMinor - share);
    shares[index] = share + more;
    rest -= more;
  }
  return shares;
}

const fromLargest = (sharers: readonly Sharer[]): number[] =>
  sharers
    .map((sharer, index) => ({ ...sharer, index }))
    .sort((a, b) => b.netMinor - a.netMinor || (a.name < b.name ? -1 : 1))
    .map(({ index }) => index);
