import { IconChevronRight } from '@tabler/icons-react';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LoadGauge } from '../load/load-gauge.tsx';
import { LoadFigures } from '../load/load-words.tsx';
import { useBriefCart } from '../queries/cart.queries.ts';
import classes from './order-bar.module.css';

/** On a phone the growing order is above the thumb: how full, how much, and the way to the cart (3.2). */
export default function OrderBar() {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const cart = useBriefCart();
  if (!cart || cart.items.length === 0) return null;
  const { prices, progress_bar_data: load } = cart;
  return (
    <section className={classes.bar} aria-label={t('title')}>
      <div>
        <LoadFigures load={load} isShort />
        <LoadGauge load={load} size="sm" />
      </div>
      <ButtonLink
        to="/cart"
        rightSection={<IconChevronRight size={18} stroke={2} aria-hidden="true" />}
        aria-label={t('panel.goToCartWith', { amount: formatMoney(language, prices.grand_total_tax, prices.currency) })}
      >
        {formatMoney(language, prices.grand_total_tax, prices.currency)}
      </ButtonLink>
    </section>
  );
}
