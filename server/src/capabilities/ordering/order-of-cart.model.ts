import type { CartLine, ReturnableRow, ShownCart } from '#capabilities/cart/index.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import { numberContainers, numberLines, originOfCart } from './rules/line-number.model.ts';
import type {
  Order,
  OrderChannel,
  OrderedOption,
  OrderLine,
  OrderReturnable,
  OrderSnapshot,
} from './rules/ordering.model.ts';

type UnnumberedLine = Omit<OrderLine, 'lineNo' | 'options'> & { options: readonly Omit<OrderedOption, 'lineNo'>[] };

type Placed = {
  orderNumber: string;
  placedBy: string;
  placedAt: Date;
  /** Somebody of the staff placed it for the owner of the cart. */
  isAtDesk?: boolean;
  /** Of an order that no stored cart becomes. */
  origin?: { channel: OrderChannel; key: string } | undefined;
};

/** A cart that nothing speaks against any more, as the order it becomes. */
export function orderOfCart(shown: ShownCart, { orderNumber, placedBy, placedAt, isAtDesk, origin }: Placed): Order {
  const { cart, context, totals, load } = shown;
  const { terms } = context;
  const { transportType, deliveryDate, paymentMethod, reference } = cart;
  const { customerOrderNumber } = reference;
  if (!terms || !transportType || !deliveryDate || !customerOrderNumber || !paymentMethod)
    throw new Error(`The cart ${cart.id} lacks what an order needs`);
  return {
    orderNumber,
    sapId: undefined,
    orderType: 'Standard',
    isFromDesk: isAtDesk ?? false,
    status: 'Not Yet Processed',
    deliveryStatus: undefined,
    revision: 1,
    origin: { channel: isAtDesk ? 'desk' : 'cart', key: originOfCart(cart.id), ...origin, placedBy },
    cartId: origin ? undefined : cart.id,
    uid: cart.uid,
    companyId: terms.shipTo.companyId,
    shipToId: terms.shipTo.id,
    country: terms.shipTo.country,
    reference: { ...reference, customerOrderNumber },
    deliveryDate,
    transportType,
    paymentMethod,
    placedAt,
    currency: context.currency,
    totals: {
      netMinor: totals.goodsMinor,
      discountMinor: totals.discountMinor,
      taxMinor: totals.taxMinor,
      depositMinor: totals.depositMinor,
      grandMinor: totals.grandWithTaxMinor,
    },
    load: {
      quantity: load.quantity,
      pallets: load.pallets,
      physicalPallets: load.physicalPallets,
      weightKg: load.weightKg,
      hectolitres: load.hectolitres,
    },
    lines: numberLines(shown.lines.map(toLine)),
    returnables: numberContainers(shown.returnables.map(toReturnable)),
    snapshot: snapshotOf(shown, terms),
  };
}

const toLine = (line: CartLine): UnnumberedLine => ({
  sku: line.item.sku,
  name: line.product.name,
  packFormat: line.product.packFormat,
  quantity: line.item.quantity,
  layers: line.item.layers,
  pallets: line.item.pallets,
  packs: line.packs,
  unitMinor: pricedUnit(line),
  listUnitMinor: line.listUnitMinor,
  discountMinor: line.discountMinor,
  netMinor: line.netMinor,
  taxRate: greatestShare(line),
  weightKg: line.weightGrams / 1_000,
  options: line.parts.map((part) => ({
    id: part.optionId,
    sku: part.product.sku,
    name: part.product.name,
    quantity: part.packsPerBundle,
    priceMinor: part.unitMinor,
    containers: Object.fromEntries(
      part.product.returnables.map(({ sku, unitsThousandths }) => [sku, unitsThousandths / 1_000]),
    ),
  })),
});

function pricedUnit({ unitMinor, item }: CartLine): number {
  if (unitMinor === undefined) throw new Error(`${item.sku} has no price`);
  return unitMinor;
}

function greatestShare({ taxShares, product }: CartLine): number {
  const [greatest] = taxShares.toSorted((a, b) => b.netMinor - a.netMinor);
  return greatest?.rate ?? product.taxRate;
}

const toReturnable = ({
  parentSku,
  returnable,
  unitsThousandths,
  totalMinor,
}: ReturnableRow): Omit<OrderReturnable, 'lineNo'> => ({
  parentSku,
  sku: returnable.sku,
  name: returnable.name.en ?? Object.values(returnable.name)[0] ?? returnable.sku,
  units: unitsThousandths / 1_000,
  unitMinor: returnable.unitMinor,
  totalMinor,
});

function snapshotOf(shown: ShownCart, { shipTo, payer }: DeliveryTerms): OrderSnapshot {
  const { totals, coupons, returnables } = shown;
  const { id, name, street, postalCode, city, country } = shipTo;
  return {
    shipTo: { id, name, street, postalCode, city, country, province: shipTo.province ?? null },
    soldTo: shipTo.soldTo,
    payer,
    taxes: totals.taxes,
    discounts: coupons
      .filter(({ discountMinor }) => discountMinor > 0)
      .map(({ coupon, discountMinor }) => ({ code: coupon.code, label: coupon.label, amountMinor: discountMinor })),
    packs: packsOf(shown),
    returnableNames: Object.fromEntries(returnables.map(({ returnable }) => [returnable.sku, returnable.name])),
  };
}

/** Ten lines are packed in two or three ways: each is written down once. */
function packsOf({ lines, context: { goods } }: ShownCart): NonNullable<OrderSnapshot['packs']> {
  const simple = lines.filter(({ product }) => !product.bundle);
  return [...Map.groupBy(simple, ({ product }) => goods.packTexts(product))].map(([name, group]) => ({
    skus: [...new Set(group.map(({ item }) => item.sku))],
    name,
  }));
}
