import type { Cart } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import classes from './delivery-form.module.css';
import { DeliveryRow } from './delivery-row.tsx';
import type { FieldErrors } from './field-errors.ts';
import { ShipToField } from './ship-to-field.tsx';

type Props = {
  cart: Cart;
  errors: FieldErrors;
  /** Where it is folded into a row. */
  isOpen: boolean;
  onUnfold: (isOpen: boolean) => void;
};

/** Where, how and when. Without a ship-to nothing else can be asked: transports and days are those of a ship-to. */
export function DeliveryForm({ cart, errors, isOpen, onUnfold }: Props) {
  const { t } = useTranslation('cart');
  const isWide = useIsWide();
  if (isWide && cart.ship_to_id) {
    return <DeliveryRow cart={cart} errors={errors} isOpen={isOpen} onUnfold={onUnfold} />;
  }
  return (
    <section className={`${classes.form} card`} aria-labelledby="delivery">
      <h2 id="delivery" className="mb-12 text-17">
        {t('delivery.heading')}
      </h2>
      {cart.ship_to_id ? (
        <DeliveryFields cart={cart} errors={errors} />
      ) : (
        <ShipToField cart={cart} error={errors.ship_to_id} />
      )}
    </section>
  );
}
