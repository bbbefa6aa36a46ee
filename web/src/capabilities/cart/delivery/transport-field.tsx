import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Cart } from '../active-cart.queries.ts';
import type { Send } from '../change-cart.ts';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import { sendDelivery } from '../send-changes.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import classes from './transport-field.module.css';

type Props = { cart: Pick<Cart, 'id' | 'delivery_method' | 'available_transport_types'>; error?: string | undefined };

/** How the goods travel; limits and days follow it. With another one the earliest of its days is proposed where the old is closed. */
export function TransportField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { delivery_method: stored, available_transport_types: offered } = cart;
  const choice = useCartChoice(cart, 'transport', stored, sendTransport);
  const storedName = offered.find(({ value }) => value === stored)?.label;
  const unsaved = useUnsavedText(t('delivery.transport'), choice.failure, storedName);
  const wrong = unsaved ?? error;
  return (
    <FieldFrame
      id={id}
      label={t('delivery.transport')}
      isRequired
      error={wrong}
      isSaving={choice.isSaving}
      onRetry={unsaved ? choice.retry : undefined}
    >
      <span className={classes.select}>
        <select
          id={id}
          data-field="delivery_method"
          className={frame.control}
          value={choice.shown ?? ''}
          aria-invalid={wrong !== undefined}
          aria-describedby={errorIdOf(id)}
          onChange={({ currentTarget }) => void choice.choose(currentTarget.value)}
        >
          {choice.shown === undefined && <option value="">{t('delivery.choose')}</option>}
          {offered.map(({ value, label }) => (
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

const sendTransport =
  (method: string): Send =>
  async (now) => {
    const answer = await sendDelivery(now, method);
    const earliest = answer.cart.available_transport_types.find(({ value }) => value === method)?.earliest_date;
    const isWithoutDay = answer.user_errors.length === 0 && answer.cart.delivery_date === null && earliest;
    return isWithoutDay ? sendDelivery(answer.cart, method, earliest) : answer;
  };
