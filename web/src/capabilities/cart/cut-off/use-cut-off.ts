import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServerNow } from '#platform/server-clock.ts';
import { cartKey } from '../queries/cart.queries.ts';
import { type CutOff, type CutOffState, cutOffAt } from './cut-off.model.ts';

const lookAgainMs = 5_000;

type CartCutOffs = { cut_offs: readonly CutOff[]; delivery_date: string | null };

/** Counted from the server's time. At zero the cart is read again: the server says what holds from then on. */
export function useCutOff(cart: CartCutOffs | undefined): CutOffState | undefined {
  const now = useServerNow(lookAgainMs);
  const client = useQueryClient();
  const state = cart && cutOffAt(cart.cut_offs, cart.delivery_date, now);
  // Only where it was still open by what the cart tells: what is read again must not be asked for once more.
  const hasJustClosed = cart?.cut_offs.some(({ date }) => date === state?.closed) ?? false;
  useEffect(() => {
    if (hasJustClosed) void client.invalidateQueries({ queryKey: cartKey });
  }, [client, hasJustClosed]);
  return state;
}
