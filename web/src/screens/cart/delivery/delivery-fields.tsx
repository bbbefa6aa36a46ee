import { useQuery } from '@tanstack/react-query';
import {
  type Cart,
  CutOffLine,
  DateField,
  daysOf,
  NoteField,
  OrderNumberField,
  TransportField,
} from '#capabilities/cart/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { shipToQueries } from '#capabilities/ship-to/index.ts';
import classes from './delivery-form.module.css';
import type { FieldErrors } from './field-errors.ts';
import { ShipToField } from './ship-to-field.tsx';

type Props = { cart: Cart; errors: FieldErrors };

/** Each answer is saved as soon as it is given (K9). */
export function DeliveryFields({ cart, errors }: Props) {
  const shipToId = cart.ship_to_id ?? '';
  const { data: shipTo } = useQuery({ ...shipToQueries.detail(shipToId), enabled: shipToId !== '' });
  const timeZone = timeZoneOf(shipTo?.country);
  return (
    <>
      <div className={classes.fields}>
        <ShipToField cart={cart} error={errors.ship_to_id} />
        <TransportField cart={cart} error={errors.delivery_method} />
        <OrderNumberField cart={cart} error={errors.customer_order_number} />
      </div>
      <div className="grid gap-16 mt-16">
        <DateField
          cart={cart}
          days={shipTo && daysOf(shipTo.deliveryDates, cart.delivery_method)}
          timeZone={timeZone}
          error={errors.delivery_date}
        />
        <CutOffLine cart={cart} timeZone={timeZone} />
        <NoteField cart={cart} error={errors.note_for_driver} />
      </div>
    </>
  );
}
