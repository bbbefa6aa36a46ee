import { useState } from 'react';
import {
  BlockedNote,
  blockedLines,
  type Cart,
  depositsOfCart,
  LoadFigures,
  LoadGauge,
  SumTable,
  sumsOfCart,
} from '#capabilities/cart/index.ts';
import { LegalText } from '#capabilities/content/index.ts';
import { type PlaceOutcome, PrintButton } from '#capabilities/ordering/index.ts';
import { savedOrdersKey } from '#capabilities/saved-orders/index.ts';
import { useIsOnline } from '#platform/online.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { AgreementTick } from './agreement-tick.tsx';
import { CheckedPrices } from './checked-prices.tsx';
import { NotPlaced } from './not-placed.tsx';
import { Obstacles } from './obstacles.tsx';
import { obstaclesOf } from './obstacles-of.ts';
import classes from './place-box.module.css';
import { PlaceButton } from './place-button.tsx';
import type { PriceCheck } from './use-price-check.ts';

type Props = {
  cart: Cart;
  prices: PriceCheck;
  isChanging: boolean;
  isSending: boolean;
  outcome: PlaceOutcome | undefined;
  onPlace: () => void;
};

/** What it comes to, what still prevents it, and the button that sends it. */
export function PlaceBox({ cart, prices, isChanging, isSending, outcome, onPlace }: Props) {
  const { t } = useTranslation(['summary']);
  const isOnline = useIsOnline();
  const [hasAgreed, setAgreed] = useState(false);
  const obstacles = [
    ...(prices.changed.length + prices.deposits.length > 0 ? [t('summary:changes.toAccept')] : []),
    ...obstaclesOf(cart),
  ];
  const isReady =
    isOnline &&
    obstacles.length + blockedLines(cart).length === 0 &&
    prices.state === 'checked' &&
    (hasAgreed || !cart.agreement_missing);

  return (
    <aside className={`${classes.box} grid one-column card`} aria-label={t('summary:total')}>
      <h2 className="text-17">{t('summary:total')}</h2>
      <SumTable sums={sumsOfCart(cart)} currency={cart.prices.currency} deposits={depositsOfCart(cart)} />
      <BlockedNote cart={cart} savedOrders={savedOrdersKey} />
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      {outcome && <NotPlaced outcome={outcome} mayTryAgain={isReady && !isChanging} onTryAgain={onPlace} />}
      {cart.agreement_missing && <AgreementTick isOn={hasAgreed} onChange={setAgreed} />}
      <PlaceButton
        total={cart.prices.grand_total_tax}
        currency={cart.prices.currency}
        isReady={isReady && !isChanging}
        isSending={isSending}
        onPlace={onPlace}
      />
      {!isOnline && (
        <p className={classes.offline} role="status">
          {t('summary:offline')}
        </p>
      )}
      <p className={classes.terms} data-print="no">
        <LegalText name="terms" words={t('summary:termsLink')} sentence={(terms) => t('summary:terms', { terms })} />
      </p>
      <div className={`${classes.after} grid one-column gap-12 rule-above`} data-print="no">
        <CheckedPrices prices={prices} />
        <LoadFigures load={cart.progress_bar_data} />
        <LoadGauge load={cart.progress_bar_data} size="sm" />
        <PrintButton />
      </div>
    </aside>
  );
}
