import { useEffect, useEffectEvent } from 'react';
import { toPastedFile } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** Rows or a file that were copied elsewhere: by the keys for it anywhere on the page, or by the button this serves. */
export function usePaste(onFile: (file: File) => void): () => Promise<void> {
  const { t } = useTranslation('bulk-upload');
  const tell = (text: string) => showToast({ tone: 'failed', topic: 'paste', text });
  const take = (text: string) => {
    const file = toPastedFile(text, t('choose.pastedName'));
    if (file) onFile(file);
    else tell(t('choose.nothingPasted'));
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isWritten(event.target)) return;
    event.preventDefault();
    const [file] = event.clipboardData?.files ?? [];
    if (file) onFile(file);
    else take(event.clipboardData?.getData('text') ?? '');
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return async () => {
    // Not every browser lets a page read what was copied, and a user who says no to its question has the keys.
    const text = await navigator.clipboard?.readText?.().catch(() => undefined);
    if (text === undefined) tell(t('choose.useKeys'));
    else take(text);
  };
}

/** What is pasted into a field belongs there. */
const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="file"]), textarea, [contenteditable]');
