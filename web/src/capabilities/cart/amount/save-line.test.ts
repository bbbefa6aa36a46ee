// @vitest-environment happy-dom
import { noPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { shownToasts } from '#ui/overlay/toasts/toast-queue.ts';
import { changeCart } from '../changes/change-cart.ts';
import { sendReference } from '../changes/send-choices.ts';
import { answerForShipTo, isShipToAsked, watchShipToQuestion as showQuestionTo } from '../changes/ship-to-question.ts';
import { activeCartQueries } from '../queries/active-cart.queries.ts';
import { aCart, aLine, keg } from '../test-cart.ts';
import { saveLine } from './save-line.ts';

type Asked = { documentId: string; variables: Record<string, unknown> };

const lager = { ...keg, sku: 'CZ1', name: 'Ležák' };
const asked: string[] = [];
let answers: Record<string, object[]> = {};

const cart = (version: number, quantity?: number) => ({
  ...aCart({ items: quantity === undefined ? [] : [aLine({ quantity, quantity_total: quantity })] }),
  id: 'cart-1',
  version,
  available_transport_types: [{ value: 'VAN', earliest_date: '2026-11-18' }],
});
const answer = (now: object, errors: object[] = [], results: object[] = []) => ({
  cart: now,
  user_errors: errors,
  line_results: results,
});

beforeAll(async () => {
  startTexts('cs');
  await loadTexts('shell', 'common');
});

beforeEach(() => {
  asked.length = 0;
  answers = {};
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: { body: string; headers: object }) => {
    const { documentId, variables } = JSON.parse(body) as Asked;
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(documentId) ?? [];
    asked.push(`${name} ${JSON.stringify(variables)} ${new Headers({ ...headers }).get('delivery-date') ?? ''}`.trim());
    const next = answers[name]?.shift();
    return next
      ? Response.json({ data: next })
      : Response.json({ errors: [{ message: 'Nejde to.', extensions: { code: 'FAULT', requestId: 'r-1' } }] });
  });
});

afterEach(() => {
  for (const { dismiss } of shownToasts()) dismiss();
});

const context = (stored: object) => {
  const client = new QueryClient();
  client.setQueryData(['cart', 'brief', 'cs'], stored);
  return { client, language: 'cs' as const };
};
const storedPacks = ({ client }: ReturnType<typeof context>) =>
  client.getQueryData(activeCartQueries.full('cs', client).queryKey)?.items.map(({ quantity }) => quantity);

test('the first of a product is added, and the usual transport and the earliest day are proposed with it', async () => {
  const own = context(cart(1));
  answers = { AddToCart: [{ addProductsToCart: answer(cart(2, 6), [], [{ sku: 'CZ1', status: 'added' }]) }] };

  await saveLine(own, { product: lager }, { ...noPacks, layer: 1 });

  expect(asked).toEqual([
    'AddToCart {"cartId":"cart-1","lines":[{"sku":"CZ1","quantity":0,"number_of_layer":1,"number_of_pallet":0}]} 2026-11-18',
  ]);
  expect(storedPacks(own)).toEqual([6]);
});

test('where another line was changed elsewhere, the change is sent once more for the fresh cart', async () => {
  const own = context(cart(1, 1));
  answers = {
    SetCartLines: [
      { updateCartItems: answer(cart(4, 1), [{ code: 'CART_CHANGED', message: 'Změnil se.' }]) },
      { updateCartItems: answer(cart(5, 3)) },
    ],
  };

  await saveLine(own, { product: lager }, { ...noPacks, pack: 3 });

  expect(asked.map((call) => /"version":(\d)/.exec(call)?.[1])).toEqual(['1', '4']);
  expect([storedPacks(own), shownToasts()]).toEqual([[3], []]);
});

test('where this very line was changed elsewhere, the fresh cart is shown with a notice', async () => {
  const own = context(cart(1, 1));
  answers = {
    SetCartLines: [{ updateCartItems: answer(cart(4, 9), [{ code: 'CART_CHANGED', message: 'Košík se změnil.' }]) }],
  };

  await saveLine(own, { product: lager }, { ...noPacks, pack: 3 });

  expect([asked.length, storedPacks(own)]).toEqual([1, [9]]);
  expect(shownToasts()).toMatchObject([
    { tone: 'failed', text: 'Množství se neuložilo: Ležák', detail: 'Košík se změnil.' },
  ]);
});

test('nothing left takes the line away, and Undo brings it back as it was', async () => {
  const own = context(cart(1, 4));
  answers = {
    RemoveCartLine: [{ removeItemFromCart: answer(cart(2)) }],
    AddToCart: [{ addProductsToCart: answer(cart(3, 4), [], [{ sku: 'CZ1', status: 'added' }]) }],
  };

  await saveLine(own, { product: lager }, noPacks);
  expect(storedPacks(own)).toEqual([]);
  shownToasts()[0]?.action?.run();

  await vi.waitFor(() => expect(storedPacks(own)).toEqual([4]));
  expect(asked[1]).toContain('"quantity":4');
});

/** The frame listens while it is there. */
const showQuestion = () => showQuestionTo(() => undefined);
const elsewhere = [{ code: 'OUTLET_DIFFERS', message: 'Košík patří k jinému místu.' }];

test('a cart of another ship-to is asked about, and what was wanted is in it once that is decided', async () => {
  const own = context(cart(1, 1));
  const stopShowing = showQuestion();
  answers = {
    SetCartLines: [{ updateCartItems: answer(cart(1, 1), elsewhere) }, { updateCartItems: answer(cart(2, 3)) }],
  };

  const saving = saveLine(own, { product: lager }, { ...noPacks, pack: 3 });
  await vi.waitFor(() => expect(isShipToAsked()).toBe(true));
  answerForShipTo(true);
  await saving;

  expect([storedPacks(own), shownToasts()]).toEqual([[3], []]);
  stopShowing();
});

test('a buyer who leaves the question is told what was not saved, and may try again', async () => {
  const own = context(cart(1, 1));
  const stopShowing = showQuestion();
  answers = { SetCartLines: [{ updateCartItems: answer(cart(1, 1), elsewhere) }] };

  const saving = saveLine(own, { product: lager }, { ...noPacks, pack: 3 });
  await vi.waitFor(() => expect(isShipToAsked()).toBe(true));
  answerForShipTo(false);
  await saving;

  expect(shownToasts()).toMatchObject([{ text: 'Množství se neuložilo: Ležák', action: { label: 'Zkusit znovu' } }]);
  stopShowing();
});

test('a line that went in only in part says so in the server’s words', async () => {
  const own = context(cart(1));
  const lowered = { sku: 'CZ1', status: 'lowered', quantity_total: 2, code: 'BUNDLE_LIMIT', message: 'Zbývají 2.' };
  answers = { AddToCart: [{ addProductsToCart: answer(cart(2, 2), [], [lowered]) }] };

  await saveLine(own, { product: lager }, { ...noPacks, pack: 5 });

  expect(storedPacks(own)).toEqual([2]);
  expect(shownToasts()).toMatchObject([
    { tone: 'failed', text: 'Do košíku jsme přidali méně, než jste zadali: Ležák', detail: 'Zbývají 2.' },
  ]);
});

test('a second change waits for the first and is sent for the cart that it made', async () => {
  const own = context(cart(1, 1));
  answers = {
    SetCartLines: [{ updateCartItems: answer(cart(2, 2)) }, { updateCartItems: answer(cart(3, 3)) }],
    SetCartReference: [{ setOrderReferenceOnCart: answer(cart(4, 3)) }],
  };

  await Promise.all([
    saveLine(own, { product: lager }, { ...noPacks, pack: 2 }),
    saveLine(own, { product: lager }, { ...noPacks, pack: 3 }),
    changeCart(own, (now) => sendReference(now, { noteForDriver: 'Zvoňte' })),
  ]);

  expect(asked.map((call) => /"version":(\d)/.exec(call)?.[1] ?? 'note')).toEqual(['1', '2', 'note']);
});

test('a change that nobody answered is shown, and what is kept is asked for again', async () => {
  const own = context(cart(1, 1));

  await saveLine(own, { product: lager }, { ...noPacks, pack: 2 });

  expect(shownToasts()).toMatchObject([{ tone: 'failed', detail: 'Nejde to. Kód chyby r-1' }]);
  expect(own.client.getQueryState(['cart', 'brief', 'cs'])?.isInvalidated).toBe(true);
});
