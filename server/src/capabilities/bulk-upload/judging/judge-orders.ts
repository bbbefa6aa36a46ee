import type { Country } from '@dray/contract/markets.ts';
import type { ShipToShop, Shopper, ShownCart } from '#capabilities/cart/index.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import type {
  Fault,
  FileRow,
  JudgedOrder,
  JudgedRow,
  OrderVerdict,
  RowProduct,
  SameGoods,
} from '../rules/bulk-upload.model.ts';
import { inSlices } from '../upload/in-slices.ts';
import { faultsOfObstacles } from './obstacle-faults.model.ts';
import { draftOf, type OrderDraft, transportOf } from './order-draft.model.ts';
import { faultsOfRow, findArticle, linesOf, type OrderLines } from './order-lines.model.ts';
import { originOfWanted } from './origin-key.ts';
import { readRow } from './read-row.model.ts';
import { type ChoiceOf, sameGoodsFaults } from './same-goods.model.ts';
import { shipToLookup } from './ship-to-lookup.model.ts';

export type Judged = { orders: readonly JudgedOrder[]; rows: readonly JudgedRow[] };

/** One order with what it would be placed as; nothing where its place is not known. */
type JudgedDraft = {
  draft: OrderDraft;
  rowFaults: readonly Fault[];
  orderFaults: readonly Fault[];
  products: ReadonlyMap<number, RowProduct>;
  sameGoods: readonly SameGoods[];
  shown: ShownCart | undefined;
  originKey: string | undefined;
};

/** A file is for one market: a place of another is none of it. */
export type AskedRows = { rows: readonly FileRow[]; country: Country; choiceOf: ChoiceOf };

type Shop = ShipToShop & { show: Awaited<ReturnType<ShipToShop['priced']>> };

type Deps = Pick<BulkUploadDeps, 'cart' | 'listShipTos' | 'whyNotPayable' | 'findOrdersOfOrigins'>;

/**
 * Every row and order by the rules of placing, as they are at this moment. Goods and prices are asked for once for each
 * ship-to, however many orders are for it.
 */
export async function judgeOrders(deps: Deps, shopper: Shopper, asked: AskedRows): Promise<Judged> {
  const judged = await judgeDrafts(deps, shopper, asked);
  const keys = judged.flatMap(({ originKey }) => originKey ?? []);
  const earlier = keys.length > 0 ? await deps.findOrdersOfOrigins(keys) : [];
  const earlierOf = new Map(earlier.map((order) => [order.originKey, order]));
  const orders = await inSlices(judged, (each) =>
    toOrder(each, each.originKey === undefined ? undefined : earlierOf.get(each.originKey)),
  );
  const rows = await inSlices(judged, toRows);
  return { orders, rows: rows.flat().sort((a, b) => a.row - b.row) };
}

/** With the priced carts themselves, for anyone who places them. */
export async function judgeDrafts(deps: Deps, shopper: Shopper, asked: AskedRows): Promise<JudgedDraft[]> {
  const { rows, country, choiceOf } = asked;
  const shipTos = await deps.listShipTos(shopper.scope);
  const lookup = shipToLookup(shipTos.filter((shipTo) => shipTo.country === country));
  const groups = Map.groupBy(await inSlices(rows, readRow), ({ orderKey }) => orderKey);
  const drafts = await inSlices([...groups], ([key, group]) => draftOf(key, group, lookup));
  const shops = await openShops(deps, shopper, drafts);
  return inSlices(drafts, (draft) => {
    const shop = draft.shipTo && shops.get(draft.shipTo.id);
    return shop ? judgeAt(deps, shop, { draft, choiceOf }) : judgeNowhere(draft);
  });
}

async function openShops(
  { cart }: Deps,
  shopper: Shopper,
  drafts: readonly OrderDraft[],
): Promise<ReadonlyMap<string, Shop>> {
  const byShipTo = Map.groupBy(
    drafts.filter(({ shipTo }) => shipTo),
    ({ shipTo }) => shipTo?.id ?? '',
  );
  const opened = await Promise.all(
    [...byShipTo].map(async ([id, group]): Promise<[string, Shop][]> => {
      const shop = await cart.openShipToShop(shopper, id);
      if (!shop) return [];
      const codes = new Set(group.flatMap(({ rows }) => rows.map(({ code }) => code)));
      const skus = [...codes].flatMap((code) => findArticle(shop.goods, code)?.sku ?? []);
      return [[id, { ...shop, show: await shop.priced(skus) }]];
    }),
  );
  return new Map(opened.flat());
}

function judgeAt(deps: Deps, shop: Shop, { draft, choiceOf }: { draft: OrderDraft; choiceOf: ChoiceOf }): JudgedDraft {
  const { goods, terms } = shop;
  const lines = linesOf(draft.rows, goods, (sku, rows) => choiceOf(draft.key, sku, rows));
  const transport = transportOf(draft.rows, terms.transports);
  const shown = shop.show({
    transportType: transport.value,
    deliveryDate: draft.day,
    reference: { customerOrderNumber: draft.number || undefined, noteForDriver: draft.note },
    lines: lines.lines,
  });
  const whole = { ...draft, faults: [...draft.faults, ...transport.faults] };
  const obstacles = [...shown.obstacles, ...deps.whyNotPayable(shown)];
  const found = faultsOfObstacles(obstacles, { draft: whole, lines, goods });
  const products = new Map(
    // The product itself, not a copy: the words for its pack are remembered by it.
    [...lines.products].map(([row, product]) => [
      row,
      { sku: product.sku, name: product.name, pack: goods.packTexts(product) },
    ]),
  );
  return {
    draft,
    rowFaults: [...whole.faults, ...lines.faults, ...found.rows],
    orderFaults: [...found.order, ...sameGoodsFaults(draft.key, lines.sameGoods)],
    products,
    sameGoods: lines.sameGoods,
    shown,
    originKey: originOf(draft, lines),
  };
}

function originOf({ shipTo, day, number }: OrderDraft, { lines }: OrderLines): string | undefined {
  if (!shipTo || !day) return undefined;
  return originOfWanted({ companyId: shipTo.companyId, shipToId: shipTo.id, number, day, lines });
}

/** Without a ship-to there are no goods and no rules; what can be read is still judged. */
function judgeNowhere(draft: OrderDraft): JudgedDraft {
  const missing = draft.rows
    .filter(({ shipTo }) => shipTo === '')
    .map(
      ({ row }): Fault => ({
        row,
        column: 'shipTo',
        finding: { code: 'SHIP_TO_MISSING' },
        fixes: [],
        cause: `shipTo|SHIP_TO_MISSING|${draft.key}`,
      }),
    );
  return {
    draft,
    rowFaults: [...draft.faults, ...missing, ...draft.rows.flatMap((row) => faultsOfRow(row, undefined, undefined))],
    orderFaults: [],
    products: new Map(),
    sameGoods: [],
    shown: undefined,
    originKey: undefined,
  };
}

function toOrder(judged: JudgedDraft, earlier: JudgedOrder['earlier']): JudgedOrder {
  const { draft, rowFaults, orderFaults, shown, originKey } = judged;
  const faults = new Set([...rowFaults, ...orderFaults].map(({ cause }) => cause)).size;
  const state = faults > 0 ? 'faulty' : earlier ? 'repeated' : 'good';
  return {
    key: draft.key,
    position: draft.rows[0]?.row ?? 0,
    state,
    verdict: verdictOf(judged, faults),
    shownHash: shown?.shownHash,
    originKey,
    earlier: state === 'repeated' ? earlier : undefined,
  };
}

function verdictOf({ draft, shown, orderFaults, sameGoods }: JudgedDraft, faults: number): OrderVerdict {
  const { shipTo } = draft;
  return {
    customerOrderNumber: draft.number,
    shipTo: shipTo && { id: shipTo.id, name: shipTo.name, companyId: shipTo.companyId, country: shipTo.country },
    deliveryDate: draft.day,
    transportType: shown?.cart.transportType,
    rows: draft.rows.length,
    faults,
    findings: orderFaults,
    sameGoods,
    netMinor: shown?.totals.goodsMinor,
    currency: shown?.context.currency,
    weightKg: shown?.load.weightKg,
    pallets: shown?.load.pallets,
  };
}

const toRows = ({ draft, rowFaults, products }: JudgedDraft): JudgedRow[] => {
  const faultsOf = Map.groupBy(rowFaults, ({ row }) => row);
  return draft.rows.map(({ row }) => ({
    row,
    orderKey: draft.key,
    product: products.get(row),
    faults: faultsOf.get(row) ?? [],
  }));
};
