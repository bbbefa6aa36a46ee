import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#platform/texts/texts.ts';
import { changeCart, type Send } from '../changes/change-cart.ts';

export type CartField = {
  /** True where the server took it over. */
  save: (send: Send) => Promise<boolean>;
  isSaving: boolean;
  /** Why it did not. */
  failure: unknown;
};

/** One field of the cart that is saved by itself, as soon as it is filled (T78). */
export function useCartField(): CartField {
  const context = { client: useQueryClient(), language: useLanguage() };
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (send: Send) => {
    setSaving(true);
    try {
      await changeCart(context, send);
      setFailure(undefined);
      return true;
    } catch (reason) {
      setFailure(reason);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, failure };
}
