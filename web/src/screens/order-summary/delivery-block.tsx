import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { dayText } from '#platform/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import classes from './delivery-block.module.css';
import { Fact, Facts } from './facts.tsx';
import { obstacleOf } from './obstacles-of.ts';
import { transportOf } from './receipt-of.ts';
import { SummaryBlock } from './summary-block.tsx';

const EditedDelivery = lazy(() => loadChunk(() => import('./edited-delivery.tsx')));

/** When, how and where to, and under which number; opens as its fields where one of them is still missing (K9). */
export function DeliveryBlock({ cart }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const [isEditing, setEditing] = useState(isIncomplete(cart));
  return (
    <SummaryBlock heading={t('delivery.heading')} editing={{ isOn: isEditing, onToggle: () => setEditing(!isEditing) }}>
      <Suspense fallback={<ShownDelivery cart={cart} />}>
        {isEditing ? <EditedDelivery cart={cart} /> : <ShownDelivery cart={cart} />}
      </Suspense>
      {cart.customer_order_number_used && !isEditing && <NumberUsed />}
    </SummaryBlock>
  );
}

const isIncomplete = (cart: Cart): boolean =>
  !cart.ship_to_id ||
  !cart.delivery_date ||
  !cart.delivery_method ||
  cart.delivery_date_error !== null ||
  obstacleOf(cart, 'customer_order_number') !== undefined ||
  obstacleOf(cart, 'note_for_driver') !== undefined;

function ShownDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['order', 'summary']);
  const language = useLanguage();
  const { outlet_details: outlet, delivery_date: day, delivery_date_error: wrong } = cart;
  const missing = <span>{t('summary:notFilled')}</span>;
  return (
    <Facts>
      <Fact label={t('order:delivery.day')}>
        {day ? <strong>{dayText(language, day, true)}</strong> : missing}
        {wrong && <span className={classes.wrong}>{wrong.message}</span>}
      </Fact>
      <Fact label={t('order:delivery.transport')}>
        {transportOf(cart) ? <span>{transportOf(cart)}</span> : missing}
      </Fact>
      <Fact label={t('order:delivery.place')}>
        {outlet ? (
          <>
            <strong>{outlet.outlet_name}</strong>
            <span>
              {outlet.street}, {outlet.postalcode.replaceAll(' ', '\u00a0')} {outlet.city}
            </span>
          </>
        ) : (
          missing
        )}
      </Fact>
      <Fact label={t('order:delivery.number')}>
        {cart.customer_order_number ? <span>{cart.customer_order_number}</span> : missing}
      </Fact>
      <Fact label={t('order:delivery.note')} isWide>
        <span className={classes.note}>{cart.note_for_driver || t('summary:noNote')}</span>
      </Fact>
    </Facts>
  );
}

/** A number that was used before may be meant; it is told and never in the way (T77). */
function NumberUsed() {
  const { t } = useTranslation('summary');
  return (
    <p className={classes.used} role="status" data-print="no">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {t('numberUsed')}
    </p>
  );
}
