import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { CartElsewhere, cartKey, useCart, useShipToConflict } from '#capabilities/cart/index.ts';
import { usePlacing } from '#capabilities/ordering/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import classes from './order-summary-screen.module.css';
import { BeingChecked } from './placing/being-checked.tsx';
import { UnknownEnd } from './placing/unknown-end.tsx';
import { useLateNotice } from './placing/use-late-notice.ts';
import { Summary } from './summary.tsx';
import { SummarySkeleton } from './summary-skeleton.tsx';

/** The last look at an order before it is sent; nothing on it can be taken for a confirmation (moment 14). */
export function OrderSummaryScreen() {
  const { t } = useTranslation('summary');
  const client = useQueryClient();
  const navigate = useNavigate();
  const tellLater = useLateNotice();
  const { placing, place } = usePlacing({
    onPlaced: (orderNumber) => {
      void navigate({ to: '/thanks', state: { result: { orderNumber } }, replace: true }).then(() =>
        client.invalidateQueries({ queryKey: cartKey }),
      );
    },
    onEndedUnseen: (ended) => {
      void client.invalidateQueries({ queryKey: cartKey });
      tellLater(ended);
    },
  });
  const { step, outcome } = placing;
  const isGone = outcome?.kind === 'failed' && outcome.error.code === 'CART_GONE';

  useEffect(() => {
    if (!outcome) return;
    // Whatever the server found, what it found it in is looked at again.
    void client.invalidateQueries({ queryKey: cartKey });
    if (isGone)
      void navigate({
        to: '/ko',
        state: { result: { message: outcome.error.message, isCartGone: true } },
        replace: true,
      });
  }, [outcome, isGone, client, navigate]);

  if (step === 'checking' || step === 'unreachable') return <BeingChecked isUnreachable={step === 'unreachable'} />;
  if (outcome?.kind === 'unknowable') return <UnknownEnd />;
  return (
    <>
      <header className={classes.head}>
        <h1>{t('heading')}</h1>
        <p className={`${classes.notSent} inline-row gap-6 text-13 semibold`}>
          <IconInfoCircle size={16} stroke={2} aria-hidden="true" />
          {t('notSent')}
        </p>
        <Link to="/cart" className={classes.back} data-print="no">
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {t('back')}
        </Link>
      </header>
      <Loaded isSending={step === 'sending'} outcome={outcome} onPlace={place} />
    </>
  );
}

type Props = Pick<Parameters<typeof Summary>[0], 'isSending' | 'outcome' | 'onPlace'>;

function Loaded(props: Props) {
  const { t } = useTranslation(['summary', 'errors']);
  const { data: cart, isPending, error, isFetching, refetch } = useCart();
  const words = useFailureWords(error);
  const conflict = useShipToConflict(cart);
  if (isPending) return <SummarySkeleton />;
  if (!cart) {
    return (
      <BlockError
        heading={t('summary:failed')}
        retry={t('errors:retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        {...words}
      />
    );
  }
  if (cart.items.length === 0) return <NothingToOrder />;
  if (conflict) return <CartElsewhere cart={cart} conflict={conflict} />;
  return (
    <Suspense fallback={<SummarySkeleton />}>
      <Summary cart={cart} {...props} />
    </Suspense>
  );
}
