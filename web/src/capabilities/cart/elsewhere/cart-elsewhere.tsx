import { IconMapPin } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import { SumTable } from '../sums/sum-table.tsx';
import { sumsOfCart } from '../sums/sums-of-cart.ts';
import classes from './cart-elsewhere.module.css';
import { ReadLine } from './read-line.tsx';
import { ShipToButtons } from './ship-to-buttons.tsx';
import type { ShipToConflict } from './ship-to-conflict.ts';

type Props = { cart: Cart; conflict: ShipToConflict };

/** The cart of another place: to be read, and to be decided about. Fields would all be refused (T114), so there are none. */
export function CartElsewhere({ cart, conflict }: Props) {
  const { t } = useTranslation('cart');
  const headingId = useId();
  const suspended = cart.obstacles.find(({ code }) => code === 'SHIP_TO_SUSPENDED');
  const { own, chosen } = conflict;
  return (
    <section className={classes.cart} aria-labelledby={headingId}>
      <div className={classes.note}>
        <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
        <div className="grid grow shrinkable gap-8 text-15">
          <h2 id={headingId} className="text-17">
            {t('elsewhere.heading')}
          </h2>
          <p>{t('elsewhere.text', { own, chosen })}</p>
          <p>{suspended?.message ?? t('elsewhere.decide')}</p>
          <ShipToButtons conflict={conflict} />
        </div>
      </div>
      <ul aria-label={t('panel.lines')}>
        {cart.items.map((line) => (
          <ReadLine key={line.id} line={line} />
        ))}
      </ul>
      <SumTable sums={sumsOfCart(cart)} currency={cart.prices.currency} isDense />
    </section>
  );
}
