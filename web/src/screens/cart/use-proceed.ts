import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  acceptProposal,
  activeCartQueries,
  type Cart,
  changesSettled,
  flushAllPending,
} from '#capabilities/cart/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { type FieldErrors, fieldErrors, firstMissing } from './delivery/field-errors.ts';

/**
 * Goes on to the summary; what the order still lacks is marked at its field, and the first of them is focused. `reveal`
 * unfolds the fields where they are folded.
 */
export function useProceed(cart: Cart | undefined, reveal: () => void): { errors: FieldErrors; go: () => void } {
  const navigate = useNavigate();
  const client = useQueryClient();
  const language = useLanguage();
  const [hasTried, setTried] = useState(false);
  const go = async () => {
    // A buyer who goes on straight from a field has just left it, and its saving is on the way.
    await flushAllPending();
    await changesSettled({ client, language });
    setTried(true);
    // What was written and not taken over would be lost on the way.
    const refused = document.querySelector<HTMLElement>('[data-field][aria-invalid="true"]');
    const read = () => client.getQueryData(activeCartQueries.full(language, client).queryKey);
    const before = read();
    const isNumbered = !before || refused || (await acceptProposal({ client, language }, before));
    const focusField = (name: string): void => {
      reveal();
      document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus();
    };
    if (!isNumbered) return focusField('customer_order_number');
    const now = read();
    const missing = now && firstMissing(now);
    if (missing && !refused) focusField(missing);
    else if (refused) refused.focus();
    else if (now?.progress_bar_data.canProceed) await navigate({ to: '/order-summary' });
  };
  return { errors: hasTried && cart ? fieldErrors(cart) : {}, go: () => void go() };
}
