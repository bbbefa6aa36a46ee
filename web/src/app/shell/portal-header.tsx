import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ShipTo } from '#capabilities/ship-to/choose-ship-to.ts';
import { ShipToChip } from '#capabilities/ship-to/ship-to-button.tsx';
import { brand } from '#platform/brand.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './portal-header.module.css';

type Props = { shipTos: readonly ShipTo[]; chosen: ShipTo | undefined; onOpenMenu: () => void };

export function PortalHeader({ shipTos, chosen, onOpenMenu }: Props) {
  const { t } = useTranslation(['common', 'shell']);
  return (
    <header className={classes.header}>
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
      <div className={classes.shipTo}>
        <ShipToChip shipTos={shipTos} chosen={chosen} />
      </div>
      <LanguageMenu />
      <AccountMenu />
    </header>
  );
}
