import { isPrintableNumber, maxOrderNumberLength } from '@dray/contract/cart/order-reference.ts';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { TextField, useTooLong } from '#ui/form/text-field.tsx';
import { sendReference } from '../changes/send-choices.ts';
import { SavingWord } from '../choices/saving-word.tsx';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import { shownNumber } from './order-number.ts';

type Props = {
  cart: Pick<Cart, 'id' | 'customer_order_number' | 'customer_order_number_used' | 'proposed_customer_order_number'>;
  error?: string | undefined;
};

/** The customer's own number of the order, proposed and open to be overwritten (T130). One that was used before is reported and never refused (T77). */
export function OrderNumberField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const stored = cart.customer_order_number ?? '';
  const choice = useCartChoice(
    cart,
    'customerOrderNumber',
    stored,
    (customerOrderNumber) => (now) => sendReference(now, { customerOrderNumber }),
  );
  const [written, setWritten] = useState<string>();
  const text = written ?? choice.wanted ?? shownNumber(cart);
  // Blanks and tabs around it come along with what was pasted, and mean nothing.
  const orderNumber = text.trim();
  // Without a number of its own the cart has none that could hold instead; what was written stays in the field.
  const unsaved = useUnsavedText(t('delivery.orderNumber'), choice.failure, stored || null);
  const unfit = useUnfit(orderNumber);
  const wrong = (written === undefined ? undefined : unfit) ?? unsaved ?? (orderNumber === '' ? error : undefined);
  const leave = () => {
    // What cannot be an order's number stays as it was written, with its reason; nothing is cut and nothing is lost.
    if (unfit) return setWritten(text);
    setWritten(undefined);
    if (orderNumber !== stored) void choice.choose(orderNumber);
  };
  return (
    <TextField
      field="customer_order_number"
      label={t('delivery.orderNumber')}
      isRequired
      autoComplete="off"
      value={text}
      error={wrong}
      hint={cart.customer_order_number_used && text === stored ? t('delivery.numberUsed') : undefined}
      status={<SavingWord isOn={choice.isSaving} />}
      onRetry={unsaved && wrong === unsaved ? choice.retry : undefined}
      onChange={setWritten}
      onLeave={leave}
    />
  );
}

/** Why it cannot be a number, said here before the server is asked (K9, T130). */
function useUnfit(orderNumber: string): string | undefined {
  const { t } = useTranslation('cart');
  const tooLong = useTooLong(orderNumber, maxOrderNumberLength);
  if (orderNumber === '') return t('delivery.numberMissing');
  if (!isPrintableNumber(orderNumber)) return t('delivery.notPrintable');
  return tooLong;
}
