import { useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { Send } from '../changes/change-cart.ts';
import { sendDelivery } from '../changes/send-choices.ts';
import { SavingWord } from '../choices/saving-word.tsx';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import type { Cart } from '../queries/active-cart.queries.ts';

type Props = { cart: Pick<Cart, 'id' | 'delivery_method' | 'available_transport_types'>; error?: string | undefined };

/** How the goods travel; limits and days follow it. With another one the earliest of its days is proposed where the old is closed. */
export function TransportField({ cart, error }: Props) {
  const { t } = useTranslation('cart');
  const { delivery_method: stored, available_transport_types: offered } = cart;
  const choice = useCartChoice(cart, 'transport', stored, sendTransport);
  const storedName = offered.find(({ value }) => value === stored)?.label;
  const unsaved = useUnsavedText(t('delivery.transport'), choice.failure, storedName);
  return (
    <SelectField
      fieldName="delivery_method"
      label={t('delivery.transport')}
      isRequired
      value={choice.shown}
      choices={offered}
      error={unsaved ?? error}
      status={<SavingWord isOn={choice.isSaving} />}
      onRetry={unsaved ? choice.retry : undefined}
      onChoose={(method) => void choice.choose(method)}
    />
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
