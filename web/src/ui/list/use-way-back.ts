import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { focusHeading } from '#platform/keep-focus.ts';

type Way = {
  /** Finds the row of one in the list. */
  rowOf: (id: string) => string;
  /** Finds the heading of the one that is open. */
  heading: string;
};

/**
 * The way from a list to one of its rows and back. The heading of what was opened takes the focus, and back in the list
 * its row does; a reader who came from the list goes back by the browser's own step, so that the list is where it was.
 */
export function useWayBack(
  open: string | undefined,
  { rowOf, heading }: Way,
): { onBack: (event: MouseEvent) => void; stayOnRow: () => void } {
  const router = useRouter();
  const shown = useRef(open);
  const isFromList = useRef(false);
  const staysOnRow = useRef(false);
  useEffect(() => {
    const before = shown.current;
    shown.current = open;
    if (before === open) return;
    if (open === undefined || before === undefined) isFromList.current = open !== undefined;
    const row = open === undefined ? before : staysOnRow.current ? open : undefined;
    staysOnRow.current = false;
    if (!focusRow(row && rowOf(row), open === undefined) && open) focusHeading(document.querySelector(heading));
  });
  return {
    onBack: (event) => {
      if (!isFromList.current || isForNewTab(event)) return;
      event.preventDefault();
      router.history.back();
    },
    /** The next one is opened from its row by key, where both are in sight: the focus goes with the row. */
    stayOnRow: () => {
      staysOnRow.current = true;
    },
  };
}

/** The list is drawn from what was read before, unless that has gone meanwhile. */
function focusRow(row: string | undefined, preventScroll: boolean): boolean {
  const target = row === undefined ? null : document.querySelector<HTMLElement>(row);
  target?.focus({ preventScroll });
  return target !== null;
}

const isForNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;
