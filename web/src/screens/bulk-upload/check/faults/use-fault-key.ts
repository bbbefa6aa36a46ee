import { useEffect, useEffectEvent } from 'react';

/** F8 and Shift F8 work on the whole page: one need not have found the rows first. */
export function useFaultKey(onStep: (step: 1 | -1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
