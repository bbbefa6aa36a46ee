import { useQuery } from '@tanstack/react-query';
import {
  type Cart,
  CutOffLine,
  DateField,
  daysOf,
  NoteField,
  OrderNumberField,
  ShipToButton,
  TransportField,
} from '#capabilities/cart/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName, shipToQueries, useOpenShipToPicker } from '#capabilities/ship-to/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import card from './card.module.css';
import classes from './delivery-form.module.css';
import type { FieldErrors } from './field-errors.ts';

type Props = { cart: Cart; errors: FieldErrors };

/** Where, how and when; each answer is saved as soon as it is given (K9). */
export function DeliveryForm({ cart, errors }: Props) {
  const { t } = useTranslation('cart');
  const shipToId = cart.ship_to_id ?? '';
  const { data: shipTo } = useQuery({ ...shipToQueries.detail(shipToId), enabled: shipToId !== '' });
  const timeZone = timeZoneOf(shipTo?.country);
  return (
    <section className={card.card} aria-labelledby="delivery">
      <h2 id="delivery" className="text-17">
        {t('delivery.heading')}
      </h2>
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
    </section>
  );
}

function ShipToField({ cart, error }: { cart: Cart; error: string | undefined }) {
  const open = useOpenShipToPicker();
  const shipTos = useSession().user?.shipTos ?? [];
  const own = shipTos.find((shipTo) => shipTo.id === cart.ship_to_id);
  const name = own ? shipToName(own) : cart.outlet_details?.outlet_name;
  return <ShipToButton name={name} error={error} onChoose={shipTos.length > 1 ? open : undefined} />;
}
