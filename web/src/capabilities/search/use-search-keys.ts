import { useEffect, useEffectEvent } from 'react';
import { isSlashOn } from './slash-key.ts';

/** `/` and Ctrl K, or ⌘K, lead to the search from anywhere, but not out of a dialog. */
export function useSearchKeys(goToSearch: () => void): void {
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    goToSearch();
  });
  useEffect(() => {
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, []);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target }: Pressed): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  // On many European keyboards the slash is written with Shift.
  return key === '/' && isSlashOn() && !isWrittenInto(target);
}

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isWrittenInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null;
