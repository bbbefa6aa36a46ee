import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Options } from './use-listbox.ts';

/**
 * For options that come from several calls, each drawn when its answer is there: the field hears which there are, to the
 * last. What they answer is at whatever carries `data-answers` beside them.
 */
export function useDrawnOptions(onOptions: (options: Options) => void): RefObject<HTMLDivElement | null> {
  const optionsRef = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    onOptions({
      ids: [...(optionsRef.current?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id),
      answers: optionsRef.current?.querySelector<HTMLElement>('[data-answers]')?.dataset.answers,
    });
  });
  useEffect(() => {
    if (!optionsRef.current) return;
    const drawn = new MutationObserver(() => tell());
    drawn.observe(optionsRef.current, { childList: true, subtree: true, attributeFilter: ['id', 'data-answers'] });
    tell();
    return () => {
      drawn.disconnect();
      tell();
    };
  }, []);
  return optionsRef;
}
