// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { aCart } from '../test-cart.ts';
import { acceptProposal } from './order-number.ts';

const proposed = {
  ...aCart({ items: [] }),
  id: 'cart-1',
  customer_order_number: null,
  proposed_customer_order_number: '2026/7',
};

function context() {
  const client = new QueryClient();
  client.setQueryData(['cart', 'brief', 'cs'], proposed);
  return { client, language: 'cs' as const };
}

test('a proposal that could not be saved is not taken for accepted', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('planted')));

  expect(await acceptProposal(context(), proposed)).toBe(false);
});

test('a number of one’s own needs no call', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);

  expect(await acceptProposal(context(), { ...proposed, customer_order_number: 'X' })).toBe(true);
  expect(fetching).not.toHaveBeenCalled();
});
