// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { setFavourite } from './set-favourite.ts';

type Asked = { documentId: string; variables: Record<string, unknown> };

const item = { id: 'item-1', product: { sku: 'CZ1' } };
const asked: string[] = [];
let refusals: { code: string; message: string }[] = [];

/** The server's part of the talk, as far as favourites go. */
const answers: Record<string, (variables: Asked['variables']) => object> = {
  OwnWishlist: () => ({ customer: { wishlists: [{ id: 'own', items_count: 1 }] } }),
  WishlistPage: ({ page }) => ({
    customer: { wishlists: [{ items: page === 2 ? [item] : [{ ...item, product: { sku: 'CZ9' } }] }] },
  }),
  AddFavourite: () => ({ addProductsToWishlist: { wishlist: { items: [item] }, user_errors: refusals } }),
  RemoveFavourite: () => ({ removeProductsFromWishlist: { user_errors: refusals } }),
};

beforeEach(() => {
  asked.length = 0;
  refusals = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { documentId, variables } = JSON.parse(body) as Asked;
    const [, name = ''] = /(?:query|mutation) (\w+)/.exec(documentId) ?? [];
    asked.push(`${name} ${variables.itemId ?? variables.sku ?? variables.page ?? ''}`.trim());
    return Response.json({ data: answers[name]?.(variables) });
  });
});

test('a favourite is removed by its item, which is looked for page by page', async () => {
  await setFavourite(new QueryClient(), 'CZ1', false);

  expect(asked).toEqual(['OwnWishlist', 'WishlistPage 1', 'WishlistPage 2', 'RemoveFavourite item-1']);
});

test('one that was just added is taken back without looking for it', async () => {
  const client = new QueryClient();

  await setFavourite(client, 'CZ1', true);
  await setFavourite(client, 'CZ1', false);

  expect(asked).toEqual(['OwnWishlist', 'AddFavourite CZ1', 'RemoveFavourite item-1']);
});

test('what the server could not do is shown in its words; what is gone already is no mistake', async () => {
  refusals = [{ code: 'FAVOURITES_FULL', message: 'Seznam je plný.' }];
  const refused = setFavourite(new QueryClient(), 'CZ1', true);
  await expect(refused).rejects.toThrow(new CallRefused(200, { said: 'Seznam je plný.' }));

  refusals = [{ code: 'FAVOURITE_NOT_FOUND', message: 'Není tam.' }];
  await expect(setFavourite(new QueryClient(), 'CZ1', false)).resolves.toBeUndefined();
});
