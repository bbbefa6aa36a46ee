import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '#platform/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import { changeCart, type Send } from './change-cart.ts';

export type CartField = {
  /** True where the server took it over. */
  save: (send: Send) => Promise<boolean>;
  isSaving: boolean;
  /** Why it did not, in its words. */
  error: string | undefined;
};

/** One field of the cart that is saved by itself, as soon as it is filled (T78). */
export function useCartField(): CartField {
  const desk = { client: useQueryClient(), language: useLanguage() };
  const { t } = useTranslation('errors');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (send: Send) => {
    setSaving(true);
    try {
      await changeCart(desk, send);
      setError(undefined);
      return true;
    } catch (failure) {
      setError(failureWords(t, failure).text);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, error };
}
