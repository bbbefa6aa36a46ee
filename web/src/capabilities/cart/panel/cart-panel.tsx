import { IconCalendar, IconLayoutSidebarRightCollapse, IconX } from '@tabler/icons-react';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockError } from '#ui/page/block-error.tsx';
import { CartElsewhere } from '../elsewhere/cart-elsewhere.tsx';
import { useShipToConflict } from '../elsewhere/ship-to-conflict.ts';
import { LoadGauge } from '../load/load-gauge.tsx';
import { LoadFigures, LoadMessage } from '../load/load-words.tsx';
import { type Cart, useCart } from '../queries/active-cart.queries.ts';
import { SumTable } from '../sums/sum-table.tsx';
import { sumsOfCart } from '../sums/sums-of-cart.ts';
import classes from './cart-panel.module.css';
import { EmptyPanel } from './empty-panel.tsx';
import { PanelLine } from './panel-line.tsx';

type Props = {
  /** Beside the page it can be folded, over the page it can be closed. */
  position: 'docked' | 'over';
  onClose: () => void;
};

/** The order as it grows, beside the goods: when, where, how full, what, and how much (4.2). */
export default function CartPanel({ position, onClose }: Props) {
  const { t } = useTranslation(['cart', 'errors']);
  const language = useLanguage();
  const { data: cart, error, refetch, isFetching } = useCart();
  const words = useFailureWords(error);
  const conflict = useShipToConflict(cart);
  const Close = position === 'docked' ? IconLayoutSidebarRightCollapse : IconX;
  const count = cart?.items.length ?? 0;
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h2 className="text-17">{t('title')}</h2>
        {count > 0 && <span className="text-14 muted">{t('lines', { count, n: formatNumber(language, count) })}</span>}
        <button
          type="button"
          className={classes.close}
          aria-label={t(position === 'docked' ? 'panel.fold' : 'panel.close')}
          onClick={onClose}
        >
          <Close size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {error && !cart && (
        <BlockError
          heading={t('failed')}
          retry={t('errors:retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          {...words}
        />
      )}
      {cart && count === 0 && <EmptyPanel />}
      {cart && conflict && (
        <div className={classes.elsewhere}>
          <CartElsewhere cart={cart} conflict={conflict} />
        </div>
      )}
      {cart && count > 0 && !conflict && <Filled cart={cart} />}
    </div>
  );
}

function Filled({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  return (
    <>
      <div className={classes.top}>
        <p className="row shrinkable gap-6 text-14 nowrap">
          <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
          <strong>
            {cart.delivery_date ? formatDateWithWeekday(language, cart.delivery_date) : t('panel.noDate')}
          </strong>
          {cart.outlet_details && <span className={classes.where}> · {cart.outlet_details.outlet_name}</span>}
        </p>
        <LoadFigures load={cart.progress_bar_data} />
        <LoadGauge load={cart.progress_bar_data} size="sm" />
        <LoadMessage progress={cart.progress_bar_data} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by key. */}
      <ul className={classes.lines} aria-label={t('panel.lines')} tabIndex={0}>
        {cart.items.map((line) => (
          <PanelLine key={line.id} line={line} />
        ))}
      </ul>
      <div className={classes.foot}>
        <SumTable sums={sumsOfCart(cart)} currency={cart.prices.currency} isDense />
        <ButtonLink to="/cart" fullWidth>
          {t('panel.goToCart')}
        </ButtonLink>
      </div>
    </>
  );
}
