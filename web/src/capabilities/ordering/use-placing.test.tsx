// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderingQueries } from './queries/ordering.queries.ts';
import { findPending, findReceipt, keepPending, type Receipt } from './receipt.ts';
import { findOrderNumber, sendOrder, type WantedOrder } from './send-order.ts';
import { usePlacing } from './use-placing.ts';

type SentRequest = { method: string; body?: string; headers: Record<string, string> };
type Answer = { status?: number; body: object };

const order: WantedOrder = {
  cartId: 'c-1',
  shownHash: 'h-1',
  shipToId: '100234',
  orderNumber: undefined,
  acceptsAgreement: false,
};
const receipt = { cartId: 'c-1', lines: [] } as unknown as Receipt;
const placed = { body: { data: { placeOrder: { order: { order_number: '4500001' }, user_errors: [] } } } };
const listKey = orderingQueries.list({} as never, 1, 'en').queryKey;

const asked: { call: string; body: Record<string, unknown>; headers: Record<string, string> }[] = [];
let answer: (call: string) => Answer | Promise<Answer>;
let client: QueryClient;
let root: Root | undefined;
let used: ReturnType<typeof usePlacing>;
const onPlaced = vi.fn();
const onEndedUnseen = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('lang', 'en');
  asked.length = 0;
  onPlaced.mockReset();
  onEndedUnseen.mockReset();
  client = new QueryClient();
  client.setQueryData(listKey, {} as never);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: SentRequest) => {
    const call = `${method} ${new URL(address, 'http://portal').pathname}`;
    asked.push({ call, body: JSON.parse(body ?? '{}'), headers });
    const { status = 200, body: said } = await answer(call);
    return Response.json(said, { status });
  });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Summary() {
  used = usePlacing({ onPlaced, onEndedUnseen });
  return null;
}
const come = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  return act(async () =>
    root?.render(
      <QueryClientProvider client={client}>
        <Summary />
      </QueryClientProvider>,
    ),
  );
};
async function leave() {
  await act(async () => root?.unmount());
  root = undefined;
}
const calls = () => asked.map(({ call }) => call);

test('an order goes out as it was shown, for the ship-to that was shown', async () => {
  answer = () => placed;

  expect(await sendOrder({ ...order, orderNumber: 'PO 7' })).toEqual({ kind: 'placed', orderNumber: '4500001' });
  expect(asked[0]).toMatchObject({
    call: 'POST /graphql',
    body: { variables: { cartId: 'c-1', shownHash: 'h-1', orderNumber: 'PO 7' } },
    headers: { 'outlet-id': '100234' },
  });
});

test('an agreement that was just given is sent before the order, and without it nothing is ordered', async () => {
  answer = (call) => (call.endsWith('/accept') ? { status: 409, body: { code: 'AGREEMENT_CHANGED' } } : placed);

  await expect(sendOrder({ ...order, acceptsAgreement: true })).rejects.toMatchObject({ status: 409 });

  expect(calls()).toEqual(['POST /api/agreements/accept']);
});

test('what the server would not order is shown in its words', async () => {
  const errors = [{ code: 'CART_CHANGED', message: 'Prices have changed.' }];
  answer = () => ({ body: { data: { placeOrder: { order: null, user_errors: errors } } } });

  expect(await sendOrder(order)).toEqual({ kind: 'refused', errors });
});

test('no order of a cart is an answer, and any other refusal is none', async () => {
  answer = () => ({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
  expect(await findOrderNumber('c-1')).toBeUndefined();

  answer = () => ({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  await expect(findOrderNumber('c-1')).rejects.toMatchObject({ status: 503 });
});

test('pressed twice it is sent once; until the answer it is kept as pending, then as a receipt', async () => {
  const answered = Promise.withResolvers<Answer>();
  answer = () => answered.promise;
  await come();

  await act(async () => {
    used.place(order, receipt);
    used.place(order, receipt);
  });
  const meanwhile = [findPending()?.cartId, used.placing.step, calls().length];
  answered.resolve(placed);
  await act(() => vi.waitFor(() => expect(onPlaced).toHaveBeenCalled()));

  expect(meanwhile).toEqual(['c-1', 'sending', 1]);
  expect([onPlaced.mock.calls, findPending(), findReceipt('4500001')?.cartId]).toEqual([
    [['4500001']],
    undefined,
    'c-1',
  ]);
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
});

test('one that was refused is no receipt, leaves the lists as they are, and may be sent again', async () => {
  answer = () => ({ body: { data: { placeOrder: { order: null, user_errors: [{ code: 'X', message: 'No.' }] } } } });
  await come();
  await act(async () => used.place(order, receipt));
  await act(() => vi.waitFor(() => expect(used.placing.outcome?.kind).toBe('refused')));
  const first = [findPending(), client.getQueryState(listKey)?.isInvalidated, onPlaced.mock.calls.length];

  answer = () => placed;
  await act(async () => used.place(order, receipt));
  await act(() => vi.waitFor(() => expect(onPlaced).toHaveBeenCalledWith('4500001')));

  expect(first).toEqual([undefined, false, 0]);
});

test('a buyer who has gone elsewhere meanwhile is told there, and not led away', async () => {
  const answered = Promise.withResolvers<Answer>();
  answer = () => answered.promise;
  await come();
  await act(async () => used.place(order, receipt));
  await leave();

  answered.resolve(placed);
  await vi.waitFor(() => expect(onEndedUnseen).toHaveBeenCalledWith({ kind: 'placed', orderNumber: '4500001' }));

  expect([onPlaced.mock.calls.length, findReceipt('4500001')?.cartId]).toEqual([0, 'c-1']);
});

test('one that was left open before a reload is asked for and not sent again', async () => {
  keepPending(receipt);
  answer = () => ({ body: { orderNumber: '4500009' } });

  await come();
  await act(() => vi.waitFor(() => expect(onPlaced).toHaveBeenCalledWith('4500009')));

  expect(calls()).toEqual(['GET /api/orders/ByCart/c-1']);
});
