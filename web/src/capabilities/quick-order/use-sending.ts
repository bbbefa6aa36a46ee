import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallUnanswered } from '#platform/calls/call-errors.ts';
import { failureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { goodsByCode } from './goods/goods-by-code.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import { isToSend, type PadRow } from './rows/pad-rows.ts';
import { sendRows } from './send-rows.ts';

export type Sending = {
  /** The rows with their results; nothing where nothing was sent, or nobody knows. */
  send: (rows: readonly PadRow[]) => Promise<readonly PadRow[] | undefined>;
  isSending: boolean;
  error: string | undefined;
};

/** Sends what is written. While it is on its way nothing is sent again: adding twice would be twice the beer. */
export function useSending({ shipToId, send }: Pick<QuickOrderSlots, 'shipToId' | 'send'>): Sending {
  const { t } = useTranslation('quick-order');
  const { t: errorText } = useTranslation('errors');
  const client = useQueryClient();
  const language = useLanguage();
  const isInFlight = useRef(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const start = async (rows: readonly PadRow[]) => {
    if (isInFlight.current || !rows.some(isToSend)) return undefined;
    isInFlight.current = true;
    setSending(true);
    setError(undefined);
    try {
      const find = (code: string) => client.fetchQuery(goodsByCode(code, { language, shipToId }));
      return await sendRows(rows, find, send);
    } catch (failure) {
      setError(
        failure instanceof CallUnanswered ? t('unclear') : `${t('failed')} ${failureWords(errorText, failure).text}`,
      );
      return undefined;
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  };
  return { send: start, isSending, error };
}
