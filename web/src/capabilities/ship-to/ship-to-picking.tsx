import { lazy, type ReactNode, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';
import type { ShipTo } from './choose-ship-to.ts';
import { ShipToPickerContext } from './chosen-ship-to.ts';

const ShipToPicker = lazy(() => loadChunk(() => import('./ship-to-picker.tsx')));

type Props = { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined; children: ReactNode };

/** Holds the list of ship-tos for everything inside that can open it. */
export function ShipToPicking({ shipTos, chosen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ShipToPickerContext value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Later>
          <ShipToPicker shipTos={shipTos} chosen={chosen} onClose={() => setOpen(false)} />
        </Later>
      )}
    </ShipToPickerContext>
  );
}
