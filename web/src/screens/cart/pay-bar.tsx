import { totalKind } from '@dray/contract/cart/sum-rows.ts';
import type { Cart } from '#capabilities/cart/index.ts';
import { useIsOnline } from '#platform/online.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './pay-bar.module.css';

type Props = { cart: Cart; onProceed: () => void };

/** On a phone the sum and the way on stay above the thumb (3.2). */
export function PayBar({ cart: { prices, progress_bar_data: load }, onProceed }: Props) {
  const { t } = useTranslation(['cart', 'order']);
  const language = useLanguage();
  const isOnline = useIsOnline();
  return (
    <section className={classes.bar} aria-label={t('cart:totals.heading')}>
      <p className={classes.words} role="status">
        {isOnline ? t(`order:totals.${totalKind(prices.deposit_total)}`) : t('cart:offlineShort')}
        <strong className={classes.sum}>{formatMoney(language, prices.grand_total_tax, prices.currency)}</strong>
      </p>
      <Button disabled={!load.canProceed || !isOnline} aria-describedby="why-not" onClick={onProceed}>
        {t('cart:proceedShort')}
      </Button>
    </section>
  );
}
