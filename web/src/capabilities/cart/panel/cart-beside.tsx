import { lazy } from 'react';
import { useIsWide } from '#platform/wide-window.ts';
import { Later } from '#ui/page/later.tsx';
import { loadCartPart, loadCartPartLater } from '../part/load-cart-part.ts';
import { CartColumn } from './cart-column.tsx';
import { isBeside, layPanelOver, type PanelPosition, useIsPanelOver } from './cart-panel-state.ts';

const CartOverlay = lazy(() => loadCartPart(() => import('./cart-overlay.tsx')));
const OrderBar = lazy(() => loadCartPartLater(() => import('./order-bar.tsx')));

type Props = { position: PanelPosition };

/** What of the cart is with a page: the panel in a wide window, a bar above the thumb on a phone (H4, T35). */
export function CartBeside({ position }: Props) {
  const isWide = useIsWide();
  const isOver = useIsPanelOver();
  if (position === 'none') return null;
  if (isBeside(position)) {
    return isWide ? (
      <CartColumn position={position} />
    ) : (
      <Later>
        <OrderBar />
      </Later>
    );
  }
  return isOver && isWide ? (
    <Later>
      <CartOverlay onClose={() => layPanelOver(false)} />
    </Later>
  ) : null;
}
