import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readStored, store } from '#platform/storage-keys.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { cartQueries, useBriefCart } from './cart.queries.ts';

/** Whether there is something in the cart; until it is fetched, whether there was, so that what is beside it stays. */
export function useIsCartFilled(): boolean {
  const cart = useBriefCart();
  const isFilled = cart ? cart.items.length > 0 : readStored('cartFilled') === 'yes';
  const isKnown = cart !== undefined;
  useEffect(() => {
    if (isKnown) store('cartFilled', isFilled ? 'yes' : 'no');
  }, [isKnown, isFilled]);
  return isFilled;
}

/** Whether the above is more than a guess: in a new browser nobody knows before the cart is here, or cannot be fetched. */
export function useIsCartForeseen(): boolean {
  const { isPending } = useQuery(cartQueries.brief(useLanguage()));
  return !isPending || readStored('cartFilled') !== undefined;
}
