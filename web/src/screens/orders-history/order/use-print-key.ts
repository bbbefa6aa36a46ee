import { useEffect } from 'react';
import { readStored } from '#platform/storage-keys.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]') !== null;

/** The key p prints the order. Who has turned off keys that act by themselves has turned off this one, too. */
export function usePrintKey(): void {
  useEffect(() => {
    const printByKey = (event: KeyboardEvent) => {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isOff = readStored('slashIsLetter') !== undefined;
      if (event.key !== 'p' || !isAlone || isOff || event.defaultPrevented || isWriting(event.target)) return;
      print();
    };
    document.addEventListener('keydown', printByKey);
    return () => document.removeEventListener('keydown', printByKey);
  }, []);
}
