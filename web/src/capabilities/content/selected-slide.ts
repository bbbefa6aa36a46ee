import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useSyncExternalStore } from 'react';

/** Which slide the carousel shows now; it decides itself, by its own clock or a finger. */
export function useSelectedSlide(embla: EmblaCarouselType | undefined): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    [embla],
  );
  return useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? 0);
}
