import type { ReferenceField } from '@dray/contract/cart/reference-fields.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#platform/texts/texts.ts';
import { changeCart, type Send } from '../changes/change-cart.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import { makeChoice, usePendingChoice } from './pending-choices.ts';

type ChoiceName = 'payment' | 'transport' | 'date' | ReferenceField;

export type CartChoice = {
  /** What is shown as chosen: the choice that is on its way, else what the server keeps. */
  shown: string | undefined;
  /** What was written and is not saved, on its way or refused. */
  wanted: string | undefined;
  isSaving: boolean;
  /** Why the last one was not taken over. */
  failure: unknown;
  choose: (value: string) => Promise<boolean>;
  retry: () => void;
};

export const choiceKey = (cart: Pick<Cart, 'id'>, name: ChoiceName): string => `${cart.id} ${name}`;

/** One choice of the cart: shown at once, then saved, and back to what it was where the server says no. */
export function useCartChoice(
  cart: Pick<Cart, 'id'>,
  name: ChoiceName,
  stored: string | null | undefined,
  sending: (value: string) => Send,
): CartChoice {
  const context = { client: useQueryClient(), language: useLanguage() };
  const key = choiceKey(cart, name);
  const pending = usePendingChoice(key);
  const choose = (value: string) => makeChoice(key, value, () => changeCart(context, sending(value)));
  return {
    shown: pending?.state === 'saving' ? pending.value : (stored ?? undefined),
    wanted: pending?.value,
    isSaving: pending?.state === 'saving',
    failure: pending?.state === 'refused' ? pending.failure : undefined,
    choose,
    retry: () => void (pending && choose(pending.value)),
  };
}

/** The same for where it is only shown. */
export function useShownChoice(cart: Pick<Cart, 'id'>, name: ChoiceName, stored: string | null | undefined) {
  const pending = usePendingChoice(choiceKey(cart, name));
  const isSaving = pending?.state === 'saving';
  return {
    shown: (isSaving ? pending.value : stored) || undefined,
    isSaving,
    failure: pending?.state === 'refused' ? pending.failure : undefined,
  };
}
