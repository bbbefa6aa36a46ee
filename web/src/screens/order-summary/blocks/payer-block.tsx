import { useState } from 'react';
import { type Cart, SavingWord, useShownChoice, useUnsavedText } from '#capabilities/cart/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SummaryBlock } from './summary-block.tsx';

/** Who pays is the company's affair; how, may be chosen where there is a choice. */
export function PayerBlock({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['order', 'summary']);
  const { payer_details: payer, selected_payment_method: chosen, available_payment_methods: methods } = cart;
  const hasChoice = methods.length > 1;
  const [isEditing, setEditing] = useState(!chosen && hasChoice);
  const toggle = hasChoice ? { editing: { isOn: isEditing, onToggle: () => setEditing(!isEditing) } } : {};
  return (
    <SummaryBlock heading={t('order:payer.heading')} {...toggle}>
      <Facts columns="two">
        <Fact label={t('order:payer.payer')}>
          {payer ? (
            <>
              <strong>{payer.payername}</strong>
              <span>{t('order:payer.ids', { id: payer.identification_no, vat: payer.taxvat })}</span>
            </>
          ) : (
            <span>{t('summary:notFilled')}</span>
          )}
        </Fact>
        <Fact label={t('order:payer.method')}>
          {isEditing ? <PaymentChoice cart={cart} /> : <ShownPayment cart={cart} />}
        </Fact>
      </Facts>
    </SummaryBlock>
  );
}

function ShownPayment({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['order', 'summary']);
  const { available_payment_methods: methods, selected_payment_method: stored } = cart;
  const { shown, isSaving, failure } = useShownChoice(cart, 'payment', stored?.code);
  const unsaved = useUnsavedText(t('order:payer.method'), failure, stored?.title);
  const title = methods.find(({ code }) => code === shown)?.title ?? stored?.title;
  return (
    <>
      <span>{title ?? t('summary:notFilled')}</span>
      <SavingWord isOn={isSaving} />
      {unsaved && <span role="alert">{unsaved}</span>}
    </>
  );
}
