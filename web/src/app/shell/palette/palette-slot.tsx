import { lazy, useState } from 'react';
import { mayUsePalette, setPaletteOpen, usePaletteKey, usePaletteOpen } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import type { MenuItem } from '../menu/menu-items.ts';

const PortalPalette = lazy(async () => {
  const [palette] = await Promise.all([
    loadChunk(() => import('./portal-palette.tsx')),
    loadTexts('search', 'reorder'),
  ]);
  return palette;
});

/** Nothing of it comes before somebody asks for it; then it stays, for what it began may still ask a question. */
export function PaletteSlot({ items }: { items: readonly MenuItem[] }) {
  const { may } = useSession();
  const isOpen = usePaletteOpen();
  const [isUsed, setUsed] = useState(false);
  const isThere = mayUsePalette(may);
  usePaletteKey(() => {
    if (isThere) setPaletteOpen(true);
  });
  if (isOpen && !isUsed) setUsed(true);
  if (!(isThere && isUsed)) return null;
  return (
    <Later isFloating>
      <PortalPalette items={items} isOpen={isOpen} />
    </Later>
  );
}
