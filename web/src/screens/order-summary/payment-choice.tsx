import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import { changeCart } from '#capabilities/cart/change-cart.ts';
import { sendPayment } from '#capabilities/cart/send-changes.ts';
import { useFailureWords } from '#platform/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts.ts';
import classes from './payment-choice.module.css';

/** The ways this customer may pay; the choice is saved as it is made. */
export function PaymentChoice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const name = useId();
  const desk = { client: useQueryClient(), language: useLanguage() };
  const choose = useMutation({ mutationFn: (code: string) => changeCart(desk, (latest) => sendPayment(latest, code)) });
  const words = useFailureWords(choose.error);
  const chosen = choose.isPending ? choose.variables : cart.selected_payment_method?.code;
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('payer.method')}</legend>
      {cart.available_payment_methods.map(({ code, title }) => (
        <label key={code} className={classes.option}>
          <input type="radio" name={name} checked={code === chosen} onChange={() => choose.mutate(code)} />
          {title}
        </label>
      ))}
      {choose.isError && (
        <p role="alert" className={classes.failed}>
          {words.text}
        </p>
      )}
    </fieldset>
  );
}
