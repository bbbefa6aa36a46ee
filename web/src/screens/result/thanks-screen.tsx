import { IconCircleCheck } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { findReceipt, PrintButton } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderedNumber } from './ordered-number.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import classes from './thanks-screen.module.css';

/** The order is placed: under which number, when it comes, and what happens until then (moment 16). */
export function ThanksScreen() {
  const { t } = useTranslation('result');
  const { may } = useSession();
  const orderNumber = useLocation().state.result?.orderNumber ?? '';
  // Kept by its number in this tab, so that a reload loses nothing and nobody else's number shows anything (T29).
  const receipt = findReceipt(orderNumber);
  return (
    <div className={classes.page}>
      <header className={`${classes.head} row gap-16`}>
        <span className={classes.icon}>
          <IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />
        </span>
        <div>
          <h1 className={classes.heading}>{t('thanks.heading')}</h1>
          <p>{receipt?.email ? t('thanks.textTo', { email: receipt.email }) : t('thanks.text')}</p>
        </div>
      </header>
      <OrderedNumber orderNumber={orderNumber} />
      {receipt && <ReceiptCard receipt={receipt} />}
      <NextSteps deliveryDate={receipt?.deliveryDate} />
      <div className={`${classes.actions} flex wrap gap-8`} data-print="no">
        {may('Catalogue') && <ButtonLink to="/catalog/products">{t('thanks.catalogue')}</ButtonLink>}
        {may('My Orders') && (
          <ButtonLink to="/orders/history" search={{ order: orderNumber }} variant="default">
            {t('thanks.orders')}
          </ButtonLink>
        )}
        <PrintButton />
      </div>
    </div>
  );
}
