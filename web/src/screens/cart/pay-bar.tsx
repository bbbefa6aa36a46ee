import { totalKind } from '@dray/contract/cart/sum-rows.ts';
import type { Cart } from '#capabilities/cart/index.ts';
import { useIsOnline } from '#platform/online.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ThumbBar, ThumbSum } from '#ui/overlay/thumb-bar.tsx';
import { whyNot } from './delivery/field-errors.ts';

type Props = { cart: Cart; onProceed: () => void };

/** On a phone the sum and the way on stay above the thumb (3.2). */
export function PayBar({ cart, onProceed }: Props) {
  const { prices, progress_bar_data: load } = cart;
  const { t } = useTranslation(['cart', 'order']);
  const language = useLanguage();
  const isOnline = useIsOnline();
  // Why the button is grey is further down on the page, where no thumb is.
  const [reason] = isOnline && !load.canProceed ? whyNot(cart) : [];
  return (
    <ThumbBar label={t('cart:totals.heading')}>
      <ThumbSum
        words={isOnline ? t(`order:totals.${totalKind(prices.deposit_total)}`) : t('cart:offlineShort')}
        reason={reason}
        sum={formatMoney(language, prices.grand_total_tax, prices.currency)}
      />
      <Button disabled={!load.canProceed || !isOnline} aria-describedby="why-not" onClick={onProceed}>
        {t('cart:proceedShort')}
      </Button>
    </ThumbBar>
  );
}
