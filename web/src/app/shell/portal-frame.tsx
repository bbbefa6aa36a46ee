import { needOfAddress } from '@dray/contract/need-of-address.ts';
import { isSection } from '@dray/contract/sections.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { CartBeside, loadCartPart, ShipToConflictContext, useIsShipToAsked } from '#capabilities/cart/index.ts';
import { BannerStrip, rotationMs } from '#capabilities/content/index.ts';
import { portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { themeFor, useSession } from '#capabilities/session/index.ts';
import {
  needsShipTo,
  ShipToBar,
  ShipToPicking,
  ShipToSwitchContext,
  useChosenShipTo,
  useRememberedDelivery,
} from '#capabilities/ship-to/index.ts';
import { acting } from '#platform/acting.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DialogHost } from '#ui/overlay/dialogs/dialog-host.tsx';
import { ToastHost } from '#ui/overlay/toasts/toast-host.tsx';
import { Later } from '#ui/page/later.tsx';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { SkipLink } from '#ui/page/skip-link.tsx';
import type { CartPanelPosition } from '../routes/route-facts.ts';
import { AgeQuestion } from './age/age-question.tsx';
import { CutOffSlot } from './cut-off-slot.tsx';
import { BottomBar } from './menu/bottom-bar.tsx';
import { useMenu } from './menu/use-menu.ts';
import { PaletteSlot } from './palette/palette-slot.tsx';
import { PortalFooter } from './portal-footer.tsx';
import classes from './portal-frame.module.css';
import { PortalHeader } from './portal-header.tsx';
import { Rail } from './rail.tsx';
import { useShipToConflicts } from './ship-to-switch/use-ship-to-conflicts.ts';
import { useShipToOfCart } from './ship-to-switch/use-ship-to-of-cart.ts';
import { useShipToSwitch } from './ship-to-switch/use-ship-to-switch.ts';
import { FirstLogin } from './tutorial/first-login.tsx';

const ShipToSwitch = lazy(() => loadCartPart(() => import('./ship-to-switch/ship-to-switch.tsx'), 'moving'));
const ShipToQuestion = lazy(() => loadCartPart(() => import('./ship-to-switch/ship-to-question.tsx'), 'moving'));
const MenuDrawer = lazy(() => loadChunk(() => import('./menu/menu-drawer.tsx')));

type Props = {
  hasFooter?: boolean;
  /** The name under which the content knows this page's banners (T89); without one there are none. */
  bannerLocation?: string | undefined;
  /** Screens that need the room keep the rail narrow in wide windows, too. */
  compactRail?: boolean;
  /** On a phone: where price or day depends on the ship-to, it is under the header. */
  hasShipToBar?: boolean;
  cartPanel?: CartPanelPosition;
  children: ReactNode;
};

const noShipTos: never[] = [];

/** Around every screen of a signed-in user: who they are, where their goods go, and every screen they may open. */
export function PortalFrame({
  hasFooter = true,
  bannerLocation,
  compactRail = false,
  hasShipToBar = false,
  cartPanel = 'over',
  children,
}: Props) {
  const { t } = useTranslation(['common', 'shell']);
  const { user, may } = useSession();
  const mayOrder = may('Catalogue');
  const hasShipTos = needsShipTo(may);
  const shipTos = user?.shipTos ?? noShipTos;
  const chosen = useChosenShipTo(shipTos);
  useRememberedDelivery(user, chosen);
  useShipToOfCart(shipTos, chosen, mayOrder);
  const switching = useShipToSwitch(mayOrder);
  const conflicts = useShipToConflicts(shipTos, chosen, switching.choose);
  const isShipToAsked = useIsShipToAsked();
  const items = useMenu();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);

  return (
    <ShipToSwitchContext value={switching.choose}>
      <ShipToConflictContext value={conflicts}>
        <ShipToPicking shipTos={shipTos} chosen={chosen}>
          <SkipLink>{t('common:skipToContent')}</SkipLink>
          <PartBoundary name="header">
            <PortalHeader
              isCompact={compactRail}
              shipTos={shipTos}
              chosen={switching.coming ?? chosen}
              cartPanel={cartPanel}
              onOpenMenu={openMenu}
            />
            {hasShipTos && hasShipToBar && (
              <section className={classes.shipTo} aria-label={t('shell:shipTo.deliverTo')}>
                <ShipToBar shipTos={shipTos} chosen={switching.coming ?? chosen}>
                  {mayOrder && <CutOffSlot country={chosen?.country} isShort />}
                </ShipToBar>
              </section>
            )}
          </PartBoundary>
          <div className={classes.frame} data-compact={compactRail || undefined}>
            <PartBoundary name="menu">
              <Rail items={items} isCompact={compactRail} />
            </PartBoundary>
            <main id="main" tabIndex={-1} className={classes.main}>
              <div className={classes.inner}>
                {bannerLocation && (
                  <PartBoundary name="banners">
                    <Banners locationId={bannerLocation} />
                  </PartBoundary>
                )}
                {children}
              </div>
            </main>
            {mayOrder && (
              <PartBoundary name="cart panel">
                <CartBeside position={cartPanel} />
              </PartBoundary>
            )}
          </div>
          <PartBoundary name="foot">
            {hasFooter && <PortalFooter />}
            <BottomBar items={items} onOpenMenu={openMenu} />
          </PartBoundary>
          {isMenuOpen && (
            <Later isFloating>
              <MenuDrawer items={items} onClose={() => setMenuOpen(false)} />
            </Later>
          )}
          {!acting && <AgeQuestion theme={themeFor(user?.country)}>{user && <FirstLogin user={user} />}</AgeQuestion>}
          <PaletteSlot items={items} />
          <DialogHost />
          <ToastHost />
          {user && switching.wanted && (
            <Later isFloating>
              <ShipToSwitch user={user} from={chosen} to={switching.wanted} onClose={switching.settle} />
            </Later>
          )}
        </ShipToPicking>
        {isShipToAsked && !switching.wanted && (
          <Later isFloating>
            <ShipToQuestion />
          </Later>
        )}
      </ShipToConflictContext>
    </ShipToSwitchContext>
  );
}

// Of all pages it is the first that always has something to announce, to those who order.
const alwaysFilled = 'homepageAfterLogin';

function Banners({ locationId }: { locationId: string }) {
  const { may } = useSession();
  const { data: config } = useQuery({ ...portalConfigQueries.config(), retryOnMount: false });
  return (
    <BannerStrip
      locationId={locationId}
      rotationMs={rotationMs(config?.banner_rotation)}
      keepsRoom={locationId === alwaysFilled && may('Catalogue')}
      mayFollow={(address) => {
        const need = needOfAddress(address);
        return !need || !isSection(need) || may(need);
      }}
    />
  );
}
