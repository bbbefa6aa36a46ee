import type {
  ReorderLine as LineOnWire,
  ReorderOutcome as OutcomeOnWire,
  ReorderPreview as PreviewOnWire,
  ReorderOutput,
  UserError,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { CartDoor, FilledCart, FilledLine, FillOutcome, Finding, PricedCart } from '#capabilities/cart/index.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import type { ReorderPreview } from './preview-reorder.ts';

/** How a cart and what is reported of it are spelled is the cart's. */
type CartWords = Pick<CartDoor, 'cartToWire' | 'findingsToWire' | 'progressToWire' | 'seenIn'>;

export function reorderToWire(filled: FilledCart, words: CartWords, language: Language): ReorderOutput {
  const { shown, lines, refused, savedCartId, undoId } = filled;
  const findings = [...(refused ? [refused] : []), ...lines.flatMap(findingOf)];
  return {
    cart: words.cartToWire(shown, language),
    userInputErrors: words.findingsToWire(findings, language),
    lines: linesToWire(lines, shown, words, language),
    saved_cart_id: savedCartId ?? null,
    undo_id: undoId ?? null,
  };
}

const findingOf = ({ finding, earlier }: FilledLine, index: number): Finding[] =>
  finding ? [{ ...finding, path: ['lines', String(index), earlier.sku] }] : [];

export function previewToWire(preview: ReorderPreview, words: CartWords, language: Language): PreviewOnWire {
  if (!preview.order) return { ...nothingToRepeat, cart_lines: preview.linesNow };
  const { order, placedOn, filling } = preview;
  const [add, replace] = filling.outcomes;
  const priced = (filling.outcomes.find(({ refused }) => !refused) ?? add)?.priced;
  return {
    order_number: order.orderNumber,
    placed_on: placedOn,
    ship_to_id: order.shipToId,
    line_count: order.lines.length,
    weight: order.weightKg,
    total: toDecimal(order.grandMinor),
    currency: order.currency,
    cart_lines: filling.linesNow,
    lines: priced ? linesToWire(filling.lines, priced, words, language) : [],
    add: add ? outcomeToWire(add, words, language) : null,
    replace: replace ? outcomeToWire(replace, words, language) : null,
  };
}

const nothingToRepeat = {
  order_number: null,
  placed_on: null,
  ship_to_id: null,
  line_count: 0,
  weight: null,
  total: null,
  currency: null,
  lines: [],
  add: null,
  replace: null,
};

function outcomeToWire({ priced, merged, refused }: FillOutcome, words: CartWords, language: Language): OutcomeOnWire {
  return {
    lines_after: priced.cart.items.length,
    merged,
    load: words.progressToWire(priced, language),
    error: refused ? firstOf(words.findingsToWire([refused], language)) : null,
  };
}

const firstOf = ([first]: readonly UserError[]): UserError | null => first ?? null;

function linesToWire(lines: readonly FilledLine[], priced: PricedCart, words: CartWords, language: Language) {
  const { goods } = priced.context;
  const seen = words.seenIn(priced, language);
  return lines.map((line): LineOnWire => {
    const { earlier, product, finding, substitute } = line;
    const [written] = words.findingsToWire(finding ? [finding] : [], language);
    return {
      sku: earlier.sku,
      name: product?.name ?? earlier.name,
      pack_format: earlier.packFormat,
      quantity: earlier.quantity,
      number_of_layer: earlier.layers,
      number_of_pallet: earlier.pallets,
      quantity_total: line.packs,
      status: line.status,
      code: written?.code ?? null,
      message: written?.message ?? null,
      price_before: toDecimal(earlier.unitMinor),
      price_now: decimalOrNull(line.unitNowMinor),
      effect: toDecimal(line.effectMinor),
      product: product ? goods.show(product, seen) : null,
      substitute: substitute
        ? {
            product: goods.show(substitute.product, seen),
            quantity: substitute.amount.quantity,
            number_of_layer: substitute.amount.layers,
            number_of_pallet: substitute.amount.pallets,
            quantity_total: substitute.packs,
            price: toDecimal(substitute.unitMinor),
          }
        : null,
    };
  });
}

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));
