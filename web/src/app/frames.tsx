import { lazy, type ReactNode } from 'react';
import { servedTheme, useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import type { RouteFacts } from './routes/route-facts.ts';
import { AgeQuestion } from './shell/age/age-question.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

/** The portal's frame and its texts come only for a signed-in user. */
export const loadPortalFrame = async () => {
  const [frame] = await Promise.all([loadChunk(() => import('./shell/portal-frame.tsx')), loadTexts('shell')]);
  return frame;
};
const PortalFrame = lazy(async () => ({ default: (await loadPortalFrame()).PortalFrame }));

type Props = { facts: RouteFacts; children: ReactNode };

/** What is around a screen, by what the route asks for and who looks at it. */
export function Frame({ facts, children }: Props) {
  const { chrome, hasFooter, compactRail, cartPanel, bannerLocation, hasShipToBar } = facts;
  const { status } = useSession();
  if (chrome === 'none') {
    return (
      <>
        {children}
        <AgeQuestion theme={servedTheme} />
        <ToastHost />
      </>
    );
  }
  // A session that ended keeps its frame, for the screen in it is still there.
  if (chrome === 'portal' || status === 'signed-in') {
    return (
      <PortalFrame
        hasFooter={hasFooter ?? true}
        compactRail={compactRail ?? false}
        hasShipToBar={hasShipToBar ?? false}
        cartPanel={cartPanel ?? 'over'}
        bannerLocation={bannerLocation}
      >
        {children}
      </PortalFrame>
    );
  }
  return <PublicFrame>{children}</PublicFrame>;
}
