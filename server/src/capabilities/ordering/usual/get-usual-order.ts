import type { CartContext, Finding, Substitute } from '#capabilities/cart/index.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { monthIndexOf } from '../rules/month-index.model.ts';
import type { OrderLine } from '../rules/ordering.model.ts';
import { maxCounted, type OrderUnit, type SeenLine, type UsualLine, usualOrder } from '../rules/usual-order.model.ts';
import type { CountedOrder } from '../store/usual.store.ts';
import { countedSince } from './refresh-trade-months.ts';

/** A usual line as it can be ordered now. */
export type ProposedLine = UsualLine & {
  name: string;
  packFormat: string;
  product: Product | undefined;
  finding: Finding | undefined;
  unitMinor: Minor | undefined;
  substitute: Substitute | undefined;
};

export type UsualProposal = {
  basedOn: number;
  orders: readonly CountedOrder[];
  context: CartContext;
  lines: readonly ProposedLine[];
  sometimes: readonly ProposedLine[];
  /** Until the trade's months are counted every month is taken for the same. */
  isSeasonKnown: boolean;
};

export type AskedUsual = { shipToId: string; transportType: string | undefined };

/** For anyone who may both see the orders of a ship-to and order there (T149). */
export async function getUsualOrder(deps: OrderingDeps, request: Request, asked: AskedUsual): Promise<UsualProposal> {
  const shipTo = await deps.findShipTo(request.scope, asked.shipToId);
  if (!shipTo || !request.holds('Catalogue', shipTo)) throw new Refusal('SHIP_TO_NOT_FOUND');
  const [orders, months] = await Promise.all([
    deps.usual.listNewestOf(shipTo.id, {
      transportType: asked.transportType,
      since: countedSince(deps.clock.now()),
      max: maxCounted,
    }),
    deps.usual.listTradeMonths(shipTo.customerType),
  ]);
  const articles = articlesOf(orders);
  const context = await deps.cart.contextAt(request, shipTo.id, [...articles.keys()]);
  const seen = orders.toReversed().map(({ placedAt, lines }) => ({
    month: placedAt.getUTCMonth() + 1,
    lines: lines.filter(isSingle).map((line) => toSeen(line, context)),
  }));
  const { basedOn, usual, sometimes } = usualOrder(seen, monthIndexOf(months), Number(context.day.slice(5, 7)));
  const proposed = (line: UsualLine) => propose(deps, line, articles.get(line.sku), context);
  return {
    basedOn,
    orders,
    context,
    lines: usual.map(proposed),
    sometimes: sometimes.map(proposed),
    isSeasonKnown: months.length > 0,
  };
}

/** Bundles are offers of a season: anyone who bought one has not made it their habit. */
const isSingle = ({ options }: OrderLine): boolean => options.length === 0;

const articlesOf = (orders: readonly CountedOrder[]): ReadonlyMap<string, OrderLine> =>
  new Map(
    orders
      .toReversed()
      .flatMap(({ lines }) => lines.filter(isSingle))
      .map((line) => [line.sku, line]),
  );

function toSeen(line: OrderLine, { goods }: CartContext): SeenLine {
  const { sku, packs } = line;
  const unit: OrderUnit = line.quantity > 0 ? 'packs' : line.layers > 0 ? 'layers' : 'pallets';
  const product = goods.findProduct(sku);
  const sizes = product && {
    packs: 1,
    layers: product.perLayer,
    pallets: product.perLayer * product.layersPerPallet,
  };
  return sizes ? { sku, packs, unit, perUnit: sizes[unit] } : { sku, packs, unit: 'packs', perUnit: 1 };
}

function propose(
  { cart }: OrderingDeps,
  line: UsualLine,
  ordered: OrderLine | undefined,
  context: CartContext,
): ProposedLine {
  const product = context.goods.findProduct(line.sku);
  const { finding, unitMinor, substitute } = cart.judgeLine({ sku: line.sku, ...amountOf(line) }, context);
  return {
    ...line,
    name: product?.name ?? ordered?.name ?? line.sku,
    packFormat: product?.packFormat ?? ordered?.packFormat ?? '',
    product,
    finding,
    unitMinor,
    substitute,
  };
}

export const amountOf = ({ unit, amount }: Pick<UsualLine, 'unit' | 'amount'>) => ({
  quantity: unit === 'packs' ? amount : 0,
  layers: unit === 'layers' ? amount : 0,
  pallets: unit === 'pallets' ? amount : 0,
});
