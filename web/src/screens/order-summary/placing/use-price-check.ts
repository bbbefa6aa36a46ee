import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Cart, type CartLine, cartKey } from '#capabilities/cart/index.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { CheckPricesDocument } from '../../../generated/operations.ts';

export type PriceCheck = {
  state: 'checking' | 'checked' | 'failed';
  checkedAt: Date | undefined;
  /** Lines that cost something else now than when they were last touched. */
  changed: readonly CartLine[];
  /** Containers that are lent for another deposit now than when the cart was last changed. */
  deposits: readonly Cart['returnable_items'][number][];
  retry: () => void;
};

/** The prices are checked when a buyer comes here, and again after every change: what the screen shows is what is compared (K11). */
export function usePriceCheck(cart: Cart): PriceCheck {
  const client = useQueryClient();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ['checked-prices', cart.id, cart.shown_hash],
    queryFn: async ({ signal }) => {
      const items = cart.items.map(({ product: { sku }, quantity_total, prices: { unit } }) => ({
        sku,
        quantity: quantity_total,
        price: unit ?? 0,
      }));
      return (await callGraphql(CheckPricesDocument, { items }, { signal })).validateProductPrice.items;
    },
    staleTime: 0,
    gcTime: 0,
  });

  const isOutdated = data !== undefined && data.length > 0;
  useEffect(() => {
    // The prices on the screen are not today's any more; the fresh cart tells old and new of each line.
    if (isOutdated) void client.invalidateQueries({ queryKey: cartKey });
  }, [isOutdated, client]);

  return {
    state: isFetching ? 'checking' : isError ? 'failed' : 'checked',
    checkedAt: data ? new Date(dataUpdatedAt) : undefined,
    changed: cart.items.filter(({ price_before }) => price_before !== null),
    deposits: changedDeposits(cart),
    retry: () => void refetch(),
  };
}

/** Each container once, however many goods it is lent with. */
const changedDeposits = ({ returnable_items: rows }: Pick<Cart, 'returnable_items'>) => [
  ...new Map(rows.filter(({ price_before }) => price_before !== null).map((row) => [row.sku, row])).values(),
];
