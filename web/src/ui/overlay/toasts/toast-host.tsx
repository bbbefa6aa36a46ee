import { useEffect, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import classes from './toast-host.module.css';
import { type ShownToast, shownToasts, watchToasts } from './toast-queue.ts';

/** Drawn once in the frame. The container of what is announced politely is there before, else it would not be read out. */
export function ToastHost() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  useUndoKey(toasts.findLast(({ action }) => action));
  const cards = (tone: ShownToast['tone']) =>
    toasts.filter((toast) => toast.tone === tone).map((toast) => <ToastCard key={toast.id} {...toast} />);
  return (
    <div className={classes.stack}>
      <div>{cards('failed')}</div>
      <div role="status">{cards('done')}</div>
    </div>
  );
}

/** Keyboard users need not walk to the end of the page to take a thing back. */
function useUndoKey(latest: ShownToast | undefined): void {
  useEffect(() => {
    if (!latest) return;
    const undo = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isWriting(event.target)) return;
      event.preventDefault();
      latest.action?.run();
      latest.dismiss();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, [latest]);
}

// In a field the key takes back what was written there.
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"])'));
