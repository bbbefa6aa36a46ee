import { lazy, useSyncExternalStore } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '../../page/later.tsx';
import { firstWaiting, watchDialogs } from './dialog-queue.ts';

const DialogPanel = lazy(() => loadChunk(() => import('./dialog-panel.tsx')));

/** Drawn once in the frame and shows what any screen asks for; its dialogs' code comes with the first of them. */
export function DialogHost() {
  const shown = useSyncExternalStore(watchDialogs, firstWaiting);
  if (!shown) return null;
  return (
    <Later isFloating>
      <DialogPanel {...shown} />
    </Later>
  );
}
