import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cartQueries, LoadFigures, LoadGauge, useIsCartFilled } from '#capabilities/cart/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Block } from '../rows/block.tsx';
import ways from '../rows/way-on.module.css';
import classes from './cart-block.module.css';

/** What was begun: what it comes to, how full the vehicle is, and the way on. An empty one is a row that leads to goods. */
export function CartBlock() {
  const { t } = useTranslation(['home', 'cart']);
  const language = useLanguage();
  const isWide = useIsWide();
  const wasFilled = useIsCartFilled();
  const { data: cart, isPending } = useQuery(cartQueries.brief(language));
  if (isPending) return <div className={wasFilled ? classes.room : classes.empty} data-coming />;
  if (!cart) return null;
  if (cart.items.length === 0) return <EmptyCart />;
  const { progress_bar_data: load, prices, items } = cart;
  const lines = t('cart:lines', { count: items.length, n: formatNumber(language, items.length) });
  return (
    <Block icon={IconShoppingCart} heading={t('cart.heading')} aside={<span className="text-14">{lines}</span>}>
      <div className={classes.cart}>
        <div className={classes.gauge}>
          <LoadGauge load={load} size={isWide ? 'low' : 'sm'} />
        </div>
        <div className={classes.figures}>
          <LoadFigures load={load} isShort />
        </div>
        <p className={`${classes.sum} grid text-13 muted`}>
          <strong className="text-20 ink tabular nowrap">
            {formatMoney(language, prices.grand_total_tax, prices.currency)}
          </strong>
          <span>{t('cart.withTax')}</span>
        </p>
        <ButtonLink to="/cart" className={classes.go}>
          {isWide ? t('cart.go') : t('cart.goShort')}
        </ButtonLink>
      </div>
    </Block>
  );
}

function EmptyCart() {
  const { t } = useTranslation('home');
  return (
    <section className={`${classes.empty} row wrap between gap-0-8 card`}>
      <IconShoppingCart size={20} stroke={1.75} aria-hidden="true" className="muted" />
      <h2 className="text-14 regular letters-0">{t('cart.empty')}</h2>
      <Link to="/catalog/products" className={`${ways.way} text-14 push-end text-end`}>
        {t('shortcuts.order')}
      </Link>
    </section>
  );
}
