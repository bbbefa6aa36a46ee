import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#platform/texts.ts';
import type { Cart } from './active-cart.queries.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import { sendDelivery } from './send-changes.ts';
import classes from './transport-field.module.css';
import { useCartField } from './use-cart-field.ts';

type Props = { cart: Pick<Cart, 'delivery_method' | 'available_transport_types'>; error?: string | undefined };

/** How the goods travel; limits and days follow it. With another one the earliest of its days is proposed where the old is closed. */
export function TransportField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const field = useCartField();
  const wrong = field.error ?? error;
  const choose = (method: string) =>
    field.save(async (now) => {
      const answer = await sendDelivery(now, method);
      const earliest = answer.cart.available_transport_types.find(({ value }) => value === method)?.earliest_date;
      const isWithoutDay = answer.user_errors.length === 0 && answer.cart.delivery_date === null && earliest;
      return isWithoutDay ? sendDelivery(answer.cart, method, earliest) : answer;
    });
  return (
    <FieldFrame id={id} label={t('delivery.transport')} isRequired error={wrong}>
      <span className={classes.select}>
        <select
          id={id}
          data-field="delivery_method"
          className={frame.control}
          value={cart.delivery_method ?? ''}
          aria-invalid={wrong !== undefined}
          aria-describedby={errorIdOf(id)}
          disabled={field.isSaving}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          {cart.delivery_method === null && <option value="">{t('delivery.choose')}</option>}
          {cart.available_transport_types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
