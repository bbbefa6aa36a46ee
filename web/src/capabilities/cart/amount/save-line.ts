import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { type StackedProduct, stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import { isUnsure } from '#platform/calls/call-errors.ts';
import { type Translate, translatorFor } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { type CartContext, changeCart, type Send } from '../changes/change-cart.ts';
import { amountOf, isNothing, isSameAmount, wholeAmount } from '../changes/line-amount.ts';
import { type Answer, sendAmount, sendLines } from '../changes/send-lines.ts';
import { type BriefCart, type BriefLine, cartQueries } from '../queries/cart.queries.ts';

/** A product as its line must know it; `lineId` where there may be several lines of it, as of a bundle. */
export type LineProduct = StackedProduct & { sku: string; name: string };
export type LineOfProduct = { product: LineProduct; lineId?: string; options?: readonly string[] };

const wordsOf = ({ language }: CartContext): Translate<'shell'> => translatorFor(language, 'shell');

const findLine = (cart: BriefCart, { product, lineId }: LineOfProduct): BriefLine | undefined =>
  cart.items.find(({ id, product: { sku } }) => (lineId ? id === lineId : sku === product.sku));

/** Makes a line what it shall be: added, set, or taken away with a way back. Nothing fails silently (T78). */
export async function saveLine(context: CartContext, line: LineOfProduct, wanted: PackAmount): Promise<void> {
  const amount = wholeAmount(wanted, stackingOf(line.product));
  let before: BriefLine | undefined;
  await withMessage(context, line.product, async () => {
    await unlessItHolds(context, line, amount, async (cart) => {
      before = findLine(cart, line);
      if (before) return sendAmount(cart, before.id, amount);
      if (isNothing(amount)) return undefined;
      return accepted(context, line.product, await sendLines(cart, [{ sku: line.product.sku, amount }]));
    });
    if (before && isNothing(amount)) tellRemoved(context, line, amountOf(before));
  });
}

/** Where nobody knows whether it was made, the cart itself is asked before anything is said. */
async function unlessItHolds(context: CartContext, line: LineOfProduct, amount: PackAmount, send: Send): Promise<void> {
  try {
    await changeCart(context, send);
  } catch (error) {
    if (!isUnsure(error)) throw error;
    const cart = await context.client
      .fetchQuery({ ...cartQueries.brief(context.language), staleTime: 0 })
      .catch(() => undefined);
    const now = cart && findLine(cart, line);
    const holds = cart !== undefined && (now ? isSameAmount(amountOf(now), amount) : isNothing(amount));
    if (!holds) throw error;
  }
}

/** A single line that was refused is a failure; one of which less went in than was wanted is shown beside the rest. */
function accepted(context: CartContext, { sku, name }: LineProduct, answer: Answer): Answer {
  const [result] = answer.line_results;
  const alone = { ...answer, line_results: [] };
  if (result?.status === 'refused')
    return { ...alone, user_errors: [{ code: result.code ?? '', message: result.message ?? '' }] };
  if (result?.status === 'lowered') {
    const text = wordsOf(context)('cart.lowered', { product: name });
    showToast({ tone: 'failed', topic: `cart ${sku}`, text, detail: result.message ?? undefined });
  }
  return alone;
}

function tellRemoved(context: CartContext, line: LineOfProduct, amount: PackAmount): void {
  const t = wordsOf(context);
  const { product, options } = line;
  showToast({
    tone: 'done',
    topic: `cart ${product.sku}`,
    text: t('cart.removed', { product: product.name }),
    action: {
      label: t('cart.undo'),
      run: () => void addLine(context, { product, ...(options ? { options } : {}) }, amount),
    },
  });
}

/** Adds to the line, if there is one; true where it is in. */
export async function addLine(
  context: CartContext,
  { product, options = [] }: LineOfProduct,
  amount: PackAmount,
): Promise<boolean> {
  const whole = wholeAmount(amount, stackingOf(product));
  return withMessage(context, product, async () => {
    await changeCart(context, async (cart) =>
      accepted(context, product, await sendLines(cart, [{ sku: product.sku, amount: whole, options }])),
    );
  });
}

/** Runs a change and tells what went wrong, by the product's name; true where nothing did. */
async function withMessage(context: CartContext, product: LineProduct, work: () => Promise<void>): Promise<boolean> {
  const { sku, name } = product;
  const t = wordsOf(context);
  try {
    await work();
    return true;
  } catch (error) {
    showFailure({
      topic: `cart ${sku}`,
      text: t('cart.notSaved', { product: name }),
      failure: error,
      retry: () => void withMessage(context, product, work),
    });
    return false;
  }
}
