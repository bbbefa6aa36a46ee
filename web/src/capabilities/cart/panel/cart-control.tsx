import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBriefCart } from '../queries/cart.queries.ts';
import { useIsCartFilled } from '../queries/cart-filled.ts';
import classes from './cart-control.module.css';
import {
  dockPanel,
  isBeside,
  layPanelOver,
  type PanelPosition,
  useIsPanelDockedOpen,
  useIsPanelOver,
} from './cart-panel-state.ts';

type Props = {
  /** Where the panel is on this page: it is beside it, lies over it, or the page is the cart itself. */
  panel: PanelPosition;
};

/** The cart in the header: in a wide window it opens the panel, in a narrow one it leads to the cart (H4, T35). */
export function CartControl({ panel }: Props) {
  const isWide = useIsWide();
  const isDockedOpen = useIsPanelDockedOpen(panel);
  const isOver = useIsPanelOver();
  const isFilled = useIsCartFilled();
  // An empty panel is folded away, so there would be nothing to open.
  if (!isWide || panel === 'none' || (isBeside(panel) && !isFilled)) {
    return (
      <Link to="/cart" className={classes.control}>
        <CartLabel />
      </Link>
    );
  }
  const isOpen = isBeside(panel) ? isDockedOpen : isOver;
  return (
    <button
      type="button"
      className={classes.control}
      aria-expanded={isOpen}
      onClick={() => (isBeside(panel) ? dockPanel(!isOpen) : layPanelOver(!isOpen))}
    >
      <CartLabel />
    </button>
  );
}

function CartLabel() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const count = useBriefCart()?.items.length ?? 0;
  const isFilled = useIsCartFilled();
  return (
    <>
      <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{t('cart.label')}</span>
      {/* Its room is there before the cart is, else the whole header would move. */}
      {count === 0 && isFilled && (
        <span className={`${classes.count} grid text-13 tabular`} data-unknown aria-hidden="true" />
      )}
      {count > 0 && (
        <>
          <span className={`${classes.count} grid text-13 tabular`} aria-hidden="true">
            {formatNumber(language, count)}
          </span>
          <VisuallyHidden>{` (${t('cart.lines', { count, n: formatNumber(language, count) })})`}</VisuallyHidden>
        </>
      )}
    </>
  );
}
