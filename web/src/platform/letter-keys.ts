import { useEffect, useEffectEvent } from 'react';
import { readStored } from './storage-keys.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]') !== null;

/**
 * Letters that act by themselves, while nobody writes. A user who has turned off the key / has turned off these, too: one who speaks
 * to their computer says them by mistake (WCAG 2.1.4).
 */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isOff = readStored('slashIsLetter') !== undefined;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act || !isAlone || isOff || event.defaultPrevented || isWriting(event.target)) return;
    // The letter must not be typed into the field that it leads to.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
