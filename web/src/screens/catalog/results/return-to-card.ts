import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';
import { noteLeftPosition, takeLeftPosition } from './left-positions.ts';

/**
 * Back from a product one finds the list as one left it: the same card at the same height, with the focus on it
 * (moment 9). The router's own restoration knows pixels only, and those are others once a row has grown.
 */
export function useReturnToCard(list: RefObject<HTMLElement | null>, isShown: boolean) {
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });

  useLayoutEffect(() => {
    const position = isShown ? takeLeftPosition(visit) : undefined;
    const card = position && list.current?.querySelector<HTMLElement>(`[data-sku="${CSS.escape(position.sku)}"]`);
    if (!card) return;
    const goBack = () => scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' });
    card.querySelector('a')?.focus({ preventScroll: true });
    goBack();
    // Once more after the router has put its own pixels back.
    const frame = requestAnimationFrame(goBack);
    return () => cancelAnimationFrame(frame);
  }, [list, isShown, visit]);

  return ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const card = link?.closest<HTMLElement>('[data-sku]');
    if (card?.dataset.sku) noteLeftPosition(visit, { sku: card.dataset.sku, top: card.getBoundingClientRect().top });
  };
}
