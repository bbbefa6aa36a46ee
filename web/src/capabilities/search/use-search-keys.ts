import { useEffect, useEffectEvent } from 'react';
import { isSlashOn } from './slash-key.ts';

/** `/` leads to the search from anywhere, Ctrl K or ⌘K to everything, but neither out of a dialog. */
function useKey(isMeant: (event: KeyboardEvent) => boolean, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event) || document.querySelector('dialog[open], [aria-modal="true"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export const useSearchKey = (goToSearch: () => void): void => useKey(isSearchKey, goToSearch);
export const usePaletteKey = (open: () => void): void => useKey(isPaletteKey, open);

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

// On many European keyboards the slash is written with Shift.
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: Pressed): boolean =>
  key === '/' && !(isComposing || altKey || ctrlKey || metaKey) && isSlashOn() && !isWrittenInto(target);

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Pressed): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !(isComposing || altKey || shiftKey);

const writable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isWrittenInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null;
