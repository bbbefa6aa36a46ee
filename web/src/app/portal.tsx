import { Outlet, useMatches } from '@tanstack/react-router';
import { Activity, lazy, Suspense } from 'react';
import { useSession } from '#capabilities/session/index.ts';
import { acting } from '#platform/acting.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { Frame } from './frames.tsx';
import { useDoor } from './maintenance.ts';
import { RetryBar } from './retry-bar.tsx';
import { nowhereFacts, type RouteFacts } from './routes/route-facts.ts';
import { PublicFrame } from './shell/public-frame.tsx';
import { useWindowTitle } from './window-title.ts';

const MaintenanceScreen = lazy(async () => {
  const fetchScreen = () => import('#screens/maintenance/maintenance-screen.tsx');
  const [screen] = await Promise.all([loadChunk(fetchScreen), loadTexts('maintenance')]);
  return { default: screen.MaintenanceScreen };
});

/** Loaded by nobody but the supplier's people, while they order for a customer. */
const ActingBar = lazy(async () => {
  const [bar] = await Promise.all([loadChunk(() => import('./shell/acting/acting-bar.tsx')), loadTexts('acting')]);
  return { default: bar.ActingBar };
});

const UnauthorizedScreen = lazy(async () => {
  const fetchScreen = () => import('#screens/unauthorized/unauthorized-screen.tsx');
  const [screen] = await Promise.all([loadChunk(fetchScreen), loadTexts('access')]);
  return { default: screen.UnauthorizedScreen };
});

/** What is around every screen. */
export function Portal() {
  const facts = useMatches({ select: (matches) => factsOf(matches.at(-1)) });
  const { status, user, isIncomplete } = useSession();
  const door = useDoor(facts.openInMaintenance || user?.isStaff || false);
  useWindowTitle(door === 'closed' ? 'maintenance' : (facts.title ?? 'home'));

  if (door === 'closed') {
    return (
      <PublicFrame>
        <Suspense>
          <MaintenanceScreen />
        </Suspense>
      </PublicFrame>
    );
  }

  const isEnded = status === 'signed-out' && facts.requireAuthentication === true;
  return (
    <>
      {acting && <Suspense>{user && <ActingBar />}</Suspense>}
      <Suspense>{isEnded && <UnauthorizedScreen />}</Suspense>
      {/* Hidden, not gone: a user who signs in again in another tab finds what they wrote where they wrote it (S13). */}
      <Activity mode={isEnded ? 'hidden' : 'visible'}>
        <Suspense>
          <Frame facts={facts}>
            {isIncomplete && <RetryBar />}
            <Suspense>{door === 'open' && <Outlet />}</Suspense>
          </Frame>
        </Suspense>
      </Activity>
    </>
  );
}

/** A page that is not there for this reader looks like one that is not there at all. */
const factsOf = (match: { status: string; staticData: RouteFacts } | undefined): RouteFacts =>
  match?.status === 'notFound' ? nowhereFacts : (match?.staticData ?? {});
