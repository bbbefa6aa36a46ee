import { lazy } from 'react';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';

const FavouritesBlock = lazy(async () => {
  const [block] = await Promise.all([loadChunk(() => import('./favourites-block.tsx')), loadTexts('catalogue')]);
  return block;
});

/** A user who may not open the catalogue has no favourites; everybody else's come after the rest of the page. */
export function Favourites({ shipToId }: { shipToId: string | undefined }) {
  const { may } = useSession();
  if (!may('Catalogue')) return null;
  return (
    <Later>
      <FavouritesBlock shipToId={shipToId} />
    </Later>
  );
}
