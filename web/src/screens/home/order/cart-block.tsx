import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LoadFigures, LoadGauge, useBriefCart } from '#capabilities/cart/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Block } from '../rows/block.tsx';
import classes from './cart-block.module.css';

/** What was begun: how full the vehicle is, what it comes to, and the way on. Nothing where the cart is empty. */
export function CartBlock() {
  const { t } = useTranslation(['home', 'cart']);
  const language = useLanguage();
  const cart = useBriefCart();
  if (!cart || cart.items.length === 0) return null;
  const { progress_bar_data: load, prices, items } = cart;
  const lines = t('cart:lines', { count: items.length, n: formatNumber(language, items.length) });
  return (
    <Block icon={IconShoppingCart} heading={t('cart.heading')} aside={<span className="text-14">{lines}</span>}>
      <LoadFigures load={load} />
      <LoadGauge load={load} size="low" />
      <p
        className={`${classes.message} mt-10 text-14 warning`}
        data-reached={load.code === 'LOAD_REACHED' || undefined}
      >
        {load.message}
      </p>
      <div className={`${classes.foot} row wrap between gap-12`}>
        <p className="grid text-13 muted">
          <strong className="text-20 ink tabular">
            {formatMoney(language, prices.grand_total_tax, prices.currency)}
          </strong>
          <span>{t('cart.withTax')}</span>
        </p>
        <Link to="/cart" className={classes.go}>
          {t('cart.go')}
        </Link>
      </div>
    </Block>
  );
}
