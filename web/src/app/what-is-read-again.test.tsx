// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useSetAside } from '#capabilities/cart/line/use-set-aside.ts';
import { cartQueries } from '#capabilities/cart/queries/cart.queries.ts';
import { undoRepeat } from '#capabilities/cart/reorder/repeat-order.ts';
import { markArticleRead, newsQueries } from '#capabilities/content/news/news.queries.ts';
import { saveProgress } from '#capabilities/content/training/progress.ts';
import { trainingQueries } from '#capabilities/content/training/training.queries.ts';
import { favouritesQueries } from '#capabilities/favourites/favourites.queries.ts';
import { useSetFavourite } from '#capabilities/favourites/use-set-favourite.ts';
import { notificationQueries } from '#capabilities/notifications/notifications.queries.ts';
import { useCancelOrder } from '#capabilities/ordering/cancel-order.ts';
import { orderingQueries } from '#capabilities/ordering/queries/ordering.queries.ts';
import { useInvite, useResend, useSetStatus, useUpdatePerson } from '#capabilities/people/change-people.ts';
import { peopleQueries } from '#capabilities/people/queries/people.queries.ts';
import { savedOrdersKey, savedOrdersQueries } from '#capabilities/saved-orders/saved-orders.queries.ts';
import { ticketsQueries } from '#capabilities/support/tickets.queries.ts';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { shownToasts } from '#ui/overlay/toasts/toast-queue.ts';
import { useDeletion } from '../screens/orders-saved/use-deletion.ts';
import { useMarkRead } from '../screens/support-tickets/ticket/use-mark-read.ts';

/** One answer of every kind that a page may have kept. */
const kept: Record<string, QueryKey> = {
  bell: notificationQueries.bell(undefined, 5).queryKey,
  cart: cartQueries.brief('en').queryKey,
  courses: trainingQueries.list('en').queryKey,
  favourites: favouritesQueries.wishlist().queryKey,
  goods: ['catalogue', 'list', 'en'],
  news: newsQueries.list({}, 'en').queryKey,
  'one article': newsQueries.one('fest', 'en').queryKey,
  'one order': orderingQueries.detail('1', 'en').queryKey,
  'one person': peopleQueries.one('u-1').queryKey,
  'one request': ticketsQueries.one('T-1', 'en').queryKey,
  'order counts': orderingQueries.counts({} as never).queryKey,
  orders: orderingQueries.list({} as never, 2, 'en').queryKey,
  people: peopleQueries.list({} as never, 2).queryKey,
  requests: ticketsQueries.list({}, 2, 'en').queryKey,
  'saved orders': savedOrdersQueries.list({}).queryKey,
};

const emptyCart = { id: 'c-1', version: 1, items: [], ship_to_id: null };
/** What a change is answered with, by the name of its operation; REST calls are answered with nothing. */
const data = {
  cancelOrder: { status: 'pending', message: '' },
  addSaveOrderForLater: { user_errors: [], message: '' },
  deleteSavedOrder: { status: 'success', message: '' },
  undoReorder: { cart: emptyCart, user_errors: [], line_results: [] },
  customer: { wishlists: [{ id: 'own', items: [] }] },
  addProductsToWishlist: { wishlist: { items: [] }, user_errors: [] },
};

let client: QueryClient;
let isFailing: boolean;
beforeAll(async () => {
  startTexts('en');
  await loadTexts('cart', 'common', 'saved-orders', 'catalogue');
});
beforeEach(() => {
  isFailing = false;
  client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  for (const queryKey of Object.values(kept)) client.setQueryData(queryKey, queryKey === kept.cart ? emptyCart : {});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    if (isFailing) return Response.json({ outcome: 'none' }, { status: 500 });
    return Response.json(address.startsWith('/graphql') ? { data } : { chapters: [] });
  });
});
afterEach(() => {
  for (const { dismiss } of shownToasts()) dismiss();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Uses a hook on a page and does something with it; a change that fails has failed, that is all. */
async function inPage<Used>(useIt: () => Used, work: (used: Used) => unknown): Promise<void> {
  let used: Used | undefined;
  function Page() {
    used = useIt();
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    ),
  );
  await act(async () => {
    await Promise.resolve(work(used as Used)).catch(() => undefined);
  });
  await act(() => vi.waitFor(() => expect(client.isMutating()).toBe(0)));
  await act(async () => root.unmount());
}

const readAgain = (): string[] =>
  Object.entries(kept).flatMap(([name, queryKey]) =>
    client.getQueryCache().find({ queryKey })?.state.isInvalidated ? [name] : [],
  );

const people = ['one person', 'people'];
const orders = ['one order', 'order counts', 'orders'];
const person = { id: 'u-1', version: 3 };

test.each<[string, () => Promise<void>, string[], string[]]>([
  ['inviting', () => inPage(useInvite, (each) => each.mutateAsync({} as never)), people, []],
  [
    'changing a person',
    () =>
      inPage(
        () => useUpdatePerson('u-1'),
        (each) => each.mutateAsync({} as never),
      ),
    people,
    [],
  ],
  [
    'deactivating',
    () => inPage(useSetStatus, (each) => each.mutateAsync({ person, status: 'Deactivated' } as never)),
    people,
    people,
  ],
  ['inviting again', () => inPage(useResend, (each) => each.mutateAsync('u-1')), people, []],
  ['cancelling', () => inPage(useCancelOrder, (each) => each.mutateAsync('1')), orders, orders],
  [
    'setting lines aside',
    () =>
      inPage(
        () => useSetAside(savedOrdersKey),
        ({ save }) => save(emptyCart as never, []),
      ),
    ['cart', 'saved orders'],
    [],
  ],
  [
    'deleting a saved order',
    () =>
      inPage(
        () => useDeletion('Friday', () => undefined),
        ({ remove }) => remove('c-2'),
      ),
    ['saved orders'],
    ['saved orders'],
  ],
  [
    'taking a repetition back',
    () =>
      inPage(
        () => undefined,
        () => undoRepeat({ client, language: 'en' }, 'x'),
      ),
    ['saved orders'],
    ['cart'],
  ],
  [
    'reading an article',
    () =>
      inPage(
        () => undefined,
        () => markArticleRead(client, 'fest'),
      ),
    ['news', 'one article'],
    [],
  ],
  [
    'finishing a chapter',
    () =>
      inPage(
        () => undefined,
        () => saveProgress(client, 'course', { chapterId: '1' }),
      ),
    ['courses'],
    [],
  ],
  [
    'reading an answer',
    () =>
      inPage(
        () => useMarkRead({ id: 'T-1', isUnread: true, updatedAt: '1' } as never),
        () => undefined,
      ),
    ['one request', 'requests'],
    [],
  ],
  [
    'a star',
    () =>
      inPage(
        () => useSetFavourite({ sku: 'CZ1', name: 'Pils' }),
        (set) => set(true),
      ),
    ['favourites', 'goods'],
    ['favourites'],
  ],
])('after %s what it changed is read again, and nothing else', async (_name, change, afterSuccess, afterFailure) => {
  await change();
  const done = readAgain();
  for (const queryKey of Object.values(kept)) client.setQueryData(queryKey, queryKey === kept.cart ? emptyCart : {});
  isFailing = true;
  await change();

  expect(done).toEqual(afterSuccess);
  expect(readAgain()).toEqual(afterFailure);
});

test('a request that has been read already is not announced again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');

  await inPage(
    () => useMarkRead({ id: 'T-1', isUnread: false, updatedAt: '1' } as never),
    () => undefined,
  );

  expect([fetched.mock.calls.length, readAgain()]).toEqual([0, []]);
});
