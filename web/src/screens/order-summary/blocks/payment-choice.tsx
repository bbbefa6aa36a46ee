import { useId } from 'react';
import { type Cart, SavingWord, sendPayment, useCartChoice, useUnsavedText } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './payment-choice.module.css';

/** The ways this customer may pay; the choice is saved as it is made. */
export function PaymentChoice({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['order', 'errors']);
  const name = useId();
  const stored = cart.selected_payment_method;
  const choice = useCartChoice(cart, 'payment', stored?.code, (code) => (now) => sendPayment(now, code));
  const unsaved = useUnsavedText(t('order:payer.method'), choice.failure, stored?.title);
  return (
    <fieldset className="grid">
      <legend className={classes.legend}>{t('order:payer.method')}</legend>
      {cart.available_payment_methods.map(({ code, title }) => (
        <label key={code} className={`${classes.option} row gap-10 touch`}>
          <input type="radio" name={name} checked={code === choice.shown} onChange={() => void choice.choose(code)} />
          {title}
          {code === choice.shown && <SavingWord isOn={choice.isSaving} />}
        </label>
      ))}
      <div role="alert" className="danger">
        {unsaved && (
          <>
            {unsaved}{' '}
            <button type="button" className={`${classes.retry} touch p-0 semibold primary`} onClick={choice.retry}>
              {t('errors:retry')}
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}
