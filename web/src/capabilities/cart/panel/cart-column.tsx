import { IconLayoutSidebarRightExpand, IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, type RefObject, useLayoutEffect, useRef } from 'react';
import { formatMoney, formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { loadCartPartLater } from '../part/load-cart-part.ts';
import { type BriefCart, useBriefCart } from '../queries/cart.queries.ts';
import { useIsCartFilled, useIsCartForeseen } from '../queries/cart-filled.ts';
import classes from './cart-column.module.css';
import {
  dockPanel,
  type PanelPosition,
  takeTurn,
  useFoldedWhileFirstTaken,
  useIsPanelDockedOpen,
} from './cart-panel-state.ts';

const CartPanel = lazy(() => loadCartPartLater(() => import('./cart-panel.tsx')));

/** The cart beside the catalogue in a wide window: open, or folded to a strip. Its room is there before it is. */
export function CartColumn({ position }: { position: PanelPosition }) {
  const { t } = useTranslation('shell');
  const isWanted = useIsPanelDockedOpen(position);
  const isFilled = useIsCartFilled();
  useFoldedWhileFirstTaken(isFilled, useIsCartForeseen());
  // Nothing in it yet, nothing to look at: the goods get the room until there is.
  const isOpen = isWanted && isFilled;
  const column = useRef<HTMLElement>(null);
  useTurnedFocus(column, isOpen);
  return (
    <aside
      ref={column}
      tabIndex={-1}
      className={classes.column}
      data-open={isOpen || undefined}
      aria-label={t('cart.label')}
    >
      {isOpen ? (
        <Later>
          <CartPanel position="docked" onClose={() => dockPanel(false)} />
        </Later>
      ) : (
        <Folded />
      )}
    </aside>
  );
}

/** Opened by a press it takes the focus, folded it gives it back to what had opened it, else to its strip. */
function useTurnedFocus(column: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers to each turn.
  useLayoutEffect(() => {
    if (!takeTurn()) return;
    const { activeElement } = document;
    if (isOpen) {
      opener.current = activeElement;
      column.current?.focus({ preventScroll: true });
      return;
    }
    // From the header it is folded without the focus coming near.
    if (activeElement?.closest('header')) return;
    const back = opener.current;
    const strip = column.current?.querySelector('button');
    (back instanceof HTMLElement && back.isConnected ? back : strip)?.focus({ preventScroll: true });
  }, [isOpen]);
}

/** What the strip still says: how many lines, how full, how much. */
function Folded() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const cart = useBriefCart();
  const count = cart?.items.length ?? 0;
  if (count === 0) {
    return (
      <Link to="/cart" className={`${classes.folded} row column muted plain`}>
        <IconShoppingCart size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.words}>{t('cart.label')}</span>
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`${classes.folded} row column muted plain`}
      aria-expanded={false}
      onClick={() => dockPanel(true)}
    >
      <IconLayoutSidebarRightExpand size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.count}>{formatNumber(language, count)}</span>
      <span className={classes.words}>
        {[t('cart.label'), ...(cart ? [loadText(cart), moneyText(cart)] : [])].join(' · ')}
      </span>
    </button>
  );

  function loadText({ progress_bar_data: load }: BriefCart): string {
    return load.handstacked
      ? formatWeight(language, load.iTotalCartWeight)
      : t('cart.pallets', { count: load.iTotalCartPalletQty, n: formatNumber(language, load.iTotalCartPalletQty) });
  }

  function moneyText({ prices }: BriefCart): string {
    return formatMoney(language, prices.grand_total_tax, prices.currency);
  }
}
