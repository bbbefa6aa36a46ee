import {
  type JudgedLoad,
  judgeLoad,
  type LoadLimits,
  type LoadLine,
  maximumWeightKgOf,
} from '@dray/contract/cart/load.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import type { Transport } from '#capabilities/company/index.ts';
import type { Minor } from '#platform/money.ts';
import type { Finding } from './finding.model.ts';
import { perPallet } from './line-amount.model.ts';
import type { PricedLine } from './priced-line.model.ts';
import { goodsOf } from './returnables.model.ts';

export type CartLimits = LoadLimits & { minimumPriceMinor: Minor | undefined; maximumPriceMinor: Minor | undefined };

/** Without a means of transport nothing is limited but the weight that no vehicle carries. */
export const limitsOf = (transport: Transport | undefined): CartLimits => ({
  handstacked: transport?.handstacked ?? false,
  minimumPallets: transport?.minimumPallets ?? null,
  maximumPallets: transport?.maximumPallets ?? null,
  minimumWeightKg: transport?.minimumWeightKg ?? null,
  maximumWeightKg: transport?.maximumWeightKg ?? null,
  minimumPriceMinor: toMinor(transport?.minimumPrice),
  maximumPriceMinor: toMinor(transport?.maximumPrice),
});

const toMinor = (price: number | undefined): Minor | undefined => (price ? Math.round(price * 100) : undefined);

export const weightGramsOf = (line: PricedLine): number =>
  goodsOf(line).reduce((sum, { product, packs }) => sum + gramsOf(product) * packs, 0);

export const loadOf = (lines: readonly PricedLine[], limits: LoadLimits): JudgedLoad =>
  judgeLoad(
    lines.flatMap((line) => goodsOf(line).map(({ product, packs }) => toLoadLine(product, packs))),
    limits,
  );

const toLoadLine = (product: Product, packs: number): LoadLine => ({
  perLayer: product.perLayer,
  perPallet: perPallet(product),
  grossWeightGrams: gramsOf(product),
  millilitres: product.hlTenThousandths * 10,
  quantityTotal: packs,
});

const gramsOf = ({ grossWeightKg }: Product): number => Math.round(grossWeightKg * 1_000);

/** What is wrong with the load and the value of an order; nothing when it may go (K7, K8). */
export function limitFindings(
  { verdict }: JudgedLoad,
  limits: CartLimits,
  { goodsMinor, currency }: { goodsMinor: Minor; currency: string },
): Finding[] {
  const { minimumPriceMinor: least = goodsMinor, maximumPriceMinor: most = goodsMinor } = limits;
  return [
    ...(verdict === 'LOAD_REACHED' ? [] : [{ code: verdict }]),
    ...weightLimitFinding(verdict, limits),
    ...(goodsMinor < least ? [priceFinding('PRICE_BELOW_MINIMUM', least, currency)] : []),
    ...(goodsMinor > most ? [priceFinding('PRICE_ABOVE_MAXIMUM', most, currency)] : []),
  ];
}

const priceFinding = (
  code: 'PRICE_BELOW_MINIMUM' | 'PRICE_ABOVE_MAXIMUM',
  money: Minor,
  currency: string,
): Finding => ({
  code,
  values: { amount: { money, currency } },
});

/** A sentence of its own, so that the given one stays as it is. */
export const weightLimitFinding = (verdict: JudgedLoad['verdict'], limits: LoadLimits): Finding[] =>
  verdict === 'CAPACITY_ABOVE_MAXIMUM' || verdict === 'WEIGHT_ABOVE_MAXIMUM'
    ? [{ code: 'WEIGHT_LIMIT', values: { limit: { weightLimitKg: maximumWeightKgOf(limits) } } }]
    : [];
