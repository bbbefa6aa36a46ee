import { useBlocker } from '@tanstack/react-router';
import { askToConfirm, type Question } from './dialog-queue.ts';

/** Asks before a page is left on which something was begun; the browser itself asks before its window is closed. */
export function useLeaveGuard(isBegun: () => boolean, question: Omit<Question, 'kind'>): void {
  useBlocker({
    // What only opens or closes over the page does not leave it.
    shouldBlockFn: async ({ current, next }) =>
      addressOf(current) !== addressOf(next) && isBegun() && !(await askToConfirm(question)),
    enableBeforeUnload: isBegun,
  });
}

const addressOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname} ${JSON.stringify(search)}`;
