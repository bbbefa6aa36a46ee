import { useQuery } from '@tanstack/react-query';
import {
  type Cart,
  DateField,
  type DeliveryDays,
  daysOf,
  NoteField,
  OrderNumberField,
  TransportField,
} from '#capabilities/cart/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { shipToQueries } from '#capabilities/ship-to/index.ts';
import { obstacleOf } from '../placing/obstacles-of.ts';
import classes from './edited-delivery.module.css';
import { ShipToChoice } from './ship-to-choice.tsx';

/** The same fields as in the cart; each saves itself, so that closing the block loses nothing. */
export default function EditedDelivery({ cart }: { cart: Cart }) {
  const { days, timeZone } = useDeliveryDays(cart);
  return (
    <div className={classes.fields}>
      <div className="whole-row">
        <ShipToChoice cart={cart} error={obstacleOf(cart, 'ship_to_id')} />
      </div>
      <TransportField cart={cart} error={obstacleOf(cart, 'delivery_method')} />
      <OrderNumberField cart={cart} error={obstacleOf(cart, 'customer_order_number')} />
      <div className="whole-row">
        <DateField cart={cart} days={days} timeZone={timeZone} error={obstacleOf(cart, 'delivery_date')} />
      </div>
      <div className="whole-row">
        <NoteField cart={cart} error={obstacleOf(cart, 'note_for_driver')} />
      </div>
    </div>
  );
}

type Days = { days: DeliveryDays | undefined; timeZone: string };

function useDeliveryDays({ ship_to_id: shipToId, delivery_method: method }: Cart): Days {
  const { data } = useQuery({ ...shipToQueries.detail(shipToId ?? ''), enabled: shipToId !== null });
  return { days: data && daysOf(data.deliveryDates, method), timeZone: timeZoneOf(data?.country) };
}
