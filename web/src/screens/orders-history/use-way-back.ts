import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { focusHeading } from '#platform/keep-focus.ts';

/**
 * The way from the list to an order and back. The order's heading takes the focus, and back in the list its row does; who
 * came from the list goes back by the browser's own step, so that the list stands where it stood.
 */
export function useWayBack(open: string | undefined): { onBack: (event: MouseEvent) => void } {
  const router = useRouter();
  const shown = useRef(open);
  const isFromList = useRef(false);
  useEffect(() => {
    const before = shown.current;
    shown.current = open;
    if (before === open) return;
    isFromList.current = open !== undefined && before === undefined;
    if (open !== undefined) focusHeading(document.querySelector('main h1'));
    else if (before !== undefined) focusRow(before);
  }, [open]);
  return {
    onBack: (event) => {
      if (!isFromList.current || isForNewTab(event)) return;
      event.preventDefault();
      router.history.back();
    },
  };
}

const isForNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** The list is drawn from what was read before, unless that has gone meanwhile. */
function focusRow(orderNumber: string): void {
  document.querySelector<HTMLElement>(`[data-order="${orderNumber}"]`)?.focus({ preventScroll: true });
}
