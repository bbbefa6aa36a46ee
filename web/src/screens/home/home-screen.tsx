import { lazy, Suspense } from 'react';
import { useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { OrderingHome } from './ordering-home.tsx';

const PayingHome = lazy(async () => {
  const [home] = await Promise.all([
    loadChunk(() => import('./paying/paying-home.tsx')),
    loadTexts('desk', 'documents', 'list'),
  ]);
  return home;
});

/**
 * Where the day begins (N8). By what one may open, not by what one is called: a person who pays and orders nothing begins with
 * the documents.
 */
export function HomeScreen() {
  const { may } = useSession();
  if (!may('My Documents') || may('Catalogue')) return <OrderingHome />;
  return (
    <Suspense fallback={null}>
      <PayingHome />
    </Suspense>
  );
}
