import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { type Cart, shownNumber, useCutOff } from '#capabilities/cart/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import classes from './delivery-row.module.css';
import type { FieldErrors, OrderField } from './field-errors.ts';
import { useShipToName } from './ship-to-field.tsx';

type Props = { cart: Cart; errors: FieldErrors; isOpen: boolean; onUnfold: (isOpen: boolean) => void };

/** The delivery in one row; each answer opens the form at its field. What has to be answered opens it by itself. */
export function DeliveryRow({ cart, errors, isOpen: isWanted, onUnfold }: Props) {
  const { t } = useTranslation('cart');
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const isLate = useCutOff(cart)?.closed !== undefined;
  // What is not chosen yet is asked for; once it is, the fields stay until somebody folds them.
  const [isAsked, setAsked] = useState(cart.delivery_date === null || cart.delivery_method === null);
  const isOpen = isWanted || isAsked || isLate || cart.delivery_date_error !== null || Object.keys(errors).length > 0;
  const openAt = (field: OrderField) => {
    onUnfold(true);
    fieldIn(form.current, field)?.focus();
  };
  // What was written and is not taken over stays in sight, with its reason.
  const fold = () => {
    setAsked(false);
    onUnfold(form.current?.querySelector('[aria-invalid="true"]') !== null);
  };
  return (
    <section className="card clip" aria-labelledby="delivery">
      <VisuallyHidden>
        <h2 id="delivery">{t('delivery.heading')}</h2>
      </VisuallyHidden>
      <div className={classes.row}>
        {useAnswers(cart).map(({ field, name, value }) => (
          <button
            key={field}
            type="button"
            className={classes.cell}
            aria-expanded={isOpen}
            aria-controls={formId}
            data-wrong={errors[field] ? true : undefined}
            onClick={() => openAt(field)}
          >
            <span className={`${classes.name} truncate`}>{name}</span>
            <strong className={`${classes.value} truncate`}>{value ?? t('delivery.choose')}</strong>
          </button>
        ))}
        <IconButton
          label={t(isOpen ? 'delivery.fold' : 'delivery.change')}
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => (isOpen ? fold() : openAt('delivery_date'))}
        >
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <div id={formId} ref={form} className={classes.form} hidden={!isOpen}>
        <DeliveryFields cart={cart} errors={errors} />
      </div>
    </section>
  );
}

type Answer = { field: OrderField; name: string; value: string | undefined };

function useAnswers(cart: Cart): readonly Answer[] {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const shipTo = useShipToName(cart);
  const { delivery_date: day, delivery_method: method, available_transport_types: transports } = cart;
  return [
    { field: 'delivery_date', name: t('delivery.date'), value: day ? formatDateWithWeekday(language, day) : undefined },
    { field: 'ship_to_id', name: t('delivery.shipTo'), value: shipTo },
    {
      field: 'delivery_method',
      name: t('delivery.transport'),
      value: transports.find(({ value }) => value === method)?.label,
    },
    { field: 'customer_order_number', name: t('delivery.orderNumber'), value: shownNumber(cart) || undefined },
    { field: 'note_for_driver', name: t('delivery.note'), value: cart.note_for_driver || t('delivery.noNote') },
  ];
}

/** A ship-to that is the only one is no field; the day is a group, whose chosen one takes the focus. */
function fieldIn(form: HTMLElement | null, field: OrderField): HTMLElement | null | undefined {
  if (field !== 'delivery_date') return form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  return (
    form?.querySelector<HTMLElement>('[type="radio"]:checked') ?? form?.querySelector<HTMLElement>('[type="radio"]')
  );
}
