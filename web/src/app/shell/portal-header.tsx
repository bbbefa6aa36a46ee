import { IconMenu2, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CartControl, useAddOne } from '#capabilities/cart/index.ts';
import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { BellSlot } from '#capabilities/notifications/index.ts';
import { HeaderSearch, mayUsePalette, SearchButton } from '#capabilities/search/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { needsShipTo, type ShipTo, ShipToChip } from '#capabilities/ship-to/index.ts';
import { acting } from '#platform/acting.ts';
import { brand } from '#platform/brand.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Wordmark } from '#ui/page/wordmark.tsx';
import type { CartPanelPosition } from '../routes/route-facts.ts';
import { AccountMenu } from './account-menu.tsx';
import { CutOffReminderSlot, CutOffSlot } from './cut-off-slot.tsx';
import { LanguageMenu } from './menu/language-menu.tsx';
import classes from './portal-header.module.css';

type Props = {
  /** The search begins where the page does, beside a narrow rail or a wide one. */
  isCompact: boolean;
  shipTos: readonly ShipTo[];
  chosen: ShipTo | undefined;
  cartPanel: CartPanelPosition;
  onOpenMenu: () => void;
};

export function PortalHeader({ isCompact, shipTos, chosen, cartPanel, onOpenMenu }: Props) {
  const { t } = useTranslation(['common', 'shell']);
  const { user, may } = useSession();
  const addOne = useAddOne();
  const isGross = usePriceBasis() === 'gross';
  return (
    <header className={classes.header} data-compact={isCompact || undefined}>
      <button
        type="button"
        className={classes.menu}
        aria-label={t('shell:menu.open')}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <Link to="/" className={classes.home} aria-label={t('common:header.home')}>
        <Wordmark name={brand.product} />
      </Link>
      {may('Catalogue') ? (
        <HeaderSearch may={may} isGross={isGross} onAdd={addOne} />
      ) : (
        mayUsePalette(may) && <SearchButton may={may} look="header" />
      )}
      <span className={classes.gap} />
      {needsShipTo(may) && (
        <div className={`${classes.shipTo} flex shrinkable`}>
          <ShipToChip shipTos={shipTos} chosen={chosen}>
            {may('Catalogue') && <CutOffSlot country={chosen?.country} />}
          </ShipToChip>
        </div>
      )}
      <div className={classes.language}>
        <LanguageMenu />
      </div>
      {may('Catalogue') && (
        <Link to="/catalog/favorites" className={classes.favourites} aria-label={t('shell:menu.full.favourites')}>
          <IconStar size={22} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
      <div className={classes.bell}>
        {user && !acting && (
          <BellSlot
            hasSettings={may('My Profile')}
            reminder={may('Catalogue') && <CutOffReminderSlot country={chosen?.country} />}
          />
        )}
      </div>
      {may('Catalogue') && <CartControl panel={cartPanel} />}
      {!acting && <AccountMenu />}
    </header>
  );
}
