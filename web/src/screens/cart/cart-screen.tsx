import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CartElsewhere, type LoadAfter, RepeatedPanel, useCart, useShipToConflict } from '#capabilities/cart/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { CartHead } from './cart-head.tsx';
import classes from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DeliveryForm } from './delivery/delivery-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { Lines } from './lines.tsx';
import { LoadCard } from './load-card.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PayBar } from './pay-bar.tsx';
import { Suggestions } from './suggestions.tsx';
import { SummaryCard } from './summary-card.tsx';
import { SuspendedShipTo } from './suspended-ship-to.tsx';
import { useProceed } from './use-proceed.ts';

/** The order before it is checked: how full the vehicle is, where and when, what, and how much (K14, 4.5). */
export function CartScreen() {
  const { t } = useTranslation(['cart', 'errors']);
  const { data: cart, isPending, error, isFetching, refetch } = useCart();
  const words = useFailureWords(error);
  const isWide = useIsWide();
  const [isDeliveryOpen, setDeliveryOpen] = useState(false);
  // At once, for what is shown is focused in the same breath.
  const unfold = (isOpen: boolean) => flushSync(() => setDeliveryOpen(isOpen));
  const proceed = useProceed(cart, () => unfold(true));
  const conflict = useShipToConflict(cart);
  const { repeated } = useSearch({ from: '/cart', shouldThrow: false }) ?? {};
  const [after, setAfter] = useState<LoadAfter>();
  const isEmpty = cart?.items.length === 0;
  const delivery = cart && (
    <DeliveryForm cart={cart} errors={proceed.errors} isOpen={isDeliveryOpen} onUnfold={unfold} />
  );

  return (
    <div className={`${classes.page} grid content-start`}>
      <CartHead cart={cart} isFixed={conflict !== undefined} />
      <OfflineNote />
      {isPending && <CartSkeleton />}
      {error && !cart && (
        <BlockError
          heading={t('failed')}
          retry={t('errors:retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          {...words}
        />
      )}
      {cart && repeated && !conflict && <RepeatedPanel orderNumber={repeated} cart={cart} />}
      {isEmpty && <EmptyCart />}
      {cart && conflict && <CartElsewhere cart={cart} conflict={conflict} />}
      {cart && !isEmpty && !conflict && (
        <>
          <SuspendedShipTo cart={cart} />
          {!isWide && <LoadCard cart={cart} after={after} />}
          <div className={classes.columns}>
            <div className={`${classes.order} grid shrinkable`}>
              {isWide && delivery}
              {isWide && <LoadCard cart={cart} after={after} />}
              <Lines cart={cart} isWide={isWide} />
              <Suggestions cart={cart} onLookAt={setAfter} />
              {/* On a phone one sees first what is ordered. */}
              {!isWide && delivery}
            </div>
            <SummaryCard cart={cart} onProceed={proceed.go} />
          </div>
          <PayBar cart={cart} onProceed={proceed.go} />
        </>
      )}
    </div>
  );
}
