import { lazy, type ReactNode } from 'react';
import { isAtDeskOnly, servedTheme, useSession } from '#capabilities/session/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import type { Chrome, RouteFacts } from './routes/route-facts.ts';
import { AgeQuestion } from './shell/age/age-question.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

/** The portal's frame and its texts come only for a signed-in user. */
const loadPortalFrame = async () => {
  const [frame] = await Promise.all([loadChunk(() => import('./shell/portal-frame.tsx')), loadTexts('shell')]);
  return frame;
};
const PortalFrame = lazy(async () => ({ default: (await loadPortalFrame()).PortalFrame }));

/** No customer ever loads that of the supplier's own people. */
const loadStaffFrame = async () => {
  const [frame] = await Promise.all([loadChunk(() => import('./shell/staff-frame.tsx')), loadTexts('shell', 'staff')]);
  return frame;
};
const StaffFrame = lazy(async () => ({ default: (await loadStaffFrame()).StaffFrame }));

/** Fetched with a route's screen. */
export const frameLoaders: Partial<Record<Chrome, () => Promise<unknown>>> = {
  portal: loadPortalFrame,
  staff: loadStaffFrame,
};

type Props = { facts: RouteFacts; children: ReactNode };

/** What is around a screen, by what the route asks for and who looks at it. */
export function Frame({ facts, children }: Props) {
  const { chrome, hasFooter, compactRail, cartPanel, bannerLocation, hasShipToBar } = facts;
  const { status, user } = useSession();
  if (chrome === 'none') {
    return (
      <>
        {children}
        <AgeQuestion theme={servedTheme} />
        <ToastHost />
      </>
    );
  }
  if (chrome === 'staff' || isAtDeskOnly(user)) return <StaffFrame>{children}</StaffFrame>;
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
