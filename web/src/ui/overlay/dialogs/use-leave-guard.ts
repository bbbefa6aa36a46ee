import { useBlocker } from '@tanstack/react-router';
import { askToConfirm, type Question } from './dialog-queue.ts';

/** Asks before a page is left on which something was begun; the browser itself asks before its window is closed. */
export function useLeaveGuard(isBegun: () => boolean, question: Omit<Question, 'kind'>): void {
  useBlocker({
    shouldBlockFn: async () => isBegun() && !(await askToConfirm(question)),
    enableBeforeUnload: isBegun,
  });
}
