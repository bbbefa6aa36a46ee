import { isPrintableNumber, longestOrderNumber } from '@dray/contract/cart/order-reference.ts';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts.ts';
import type { Cart } from './active-cart.queries.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import { sendReference } from './send-changes.ts';
import { useCartField } from './use-cart-field.ts';

type Props = {
  cart: Pick<Cart, 'customer_order_number' | 'customer_order_number_used'>;
  error?: string | undefined;
};

/** The customer's own number of the order. One that was used before is told and never refused (T77). */
export function OrderNumberField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const id = useId();
  const field = useCartField();
  const kept = cart.customer_order_number ?? '';
  const [written, setWritten] = useState<string>();
  // Blanks and tabs around it come along with what was pasted, and mean nothing.
  const orderNumber = (written ?? kept).trim();
  const isPrintable = isPrintableNumber(orderNumber);
  const refused = field.error ?? (written === undefined || written === '' ? error : undefined);
  const wrong = isPrintable ? refused : t('delivery.notPrintable');
  const leave = async () => {
    if (!isPrintable) return;
    if (orderNumber === kept) return setWritten(undefined);
    if (await field.save((now) => sendReference(now, { orderNumber }))) setWritten(undefined);
  };
  return (
    <FieldFrame
      id={id}
      label={t('delivery.orderNumber')}
      isRequired
      error={wrong}
      hint={cart.customer_order_number_used && written === undefined ? t('delivery.numberUsed') : undefined}
    >
      <input
        id={id}
        data-field="customer_order_number"
        className={frame.control}
        autoComplete="off"
        maxLength={longestOrderNumber}
        aria-invalid={wrong !== undefined}
        aria-describedby={errorIdOf(id)}
        value={written ?? kept}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onBlur={() => void leave()}
        onKeyDown={({ key }) => key === 'Enter' && void leave()}
      />
    </FieldFrame>
  );
}
