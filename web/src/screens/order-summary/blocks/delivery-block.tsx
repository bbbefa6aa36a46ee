import { referenceNames } from '@dray/contract/cart/reference-fields.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import {
  type Cart,
  CutOffLine,
  SavingWord,
  shownNumber,
  useShownChoice,
  useUnsavedText,
} from '#capabilities/cart/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Fact, Facts } from '#ui/page/facts.tsx';
import { Later } from '#ui/page/later.tsx';
import { obstacleOf } from '../placing/obstacles-of.ts';
import classes from './delivery-block.module.css';
import { SummaryBlock } from './summary-block.tsx';

const EditedDelivery = lazy(() => loadChunk(() => import('./edited-delivery.tsx')));

/** When, how and where to, and under which number; opens as its fields where one of them is still missing (K9). */
export function DeliveryBlock({ cart }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const [wasIncomplete] = useState(isIncomplete(cart));
  const [isEditing, setEditing] = useState(wasIncomplete);
  const edited = <EditedDelivery cart={cart} />;
  return (
    <SummaryBlock heading={t('delivery.heading')} editing={{ isOn: isEditing, onToggle: () => setEditing(!isEditing) }}>
      {/* What opens with its fields comes with them: shown closed first, everything below would be pushed down. */}
      {isEditing && wasIncomplete && edited}
      {isEditing && !wasIncomplete && <Later fallback={<ShownDelivery cart={cart} />}>{edited}</Later>}
      {!isEditing && <ShownDelivery cart={cart} />}
      <div className={classes.cutOff} data-print="no">
        <CutOffLine cart={cart} timeZone={timeZoneOf(cart.outlet_details?.country)} />
      </div>
      {cart.customer_order_number_used && !isEditing && <NumberUsed />}
    </SummaryBlock>
  );
}

const isIncomplete = (cart: Cart): boolean =>
  !cart.ship_to_id ||
  !cart.delivery_date ||
  !cart.delivery_method ||
  cart.delivery_date_error !== null ||
  Object.values(referenceNames).some((field) => obstacleOf(cart, field) !== undefined);

function ShownDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['order', 'summary']);
  const language = useLanguage();
  const { outlet_details: outlet, delivery_date_error: wrong, available_transport_types: transports } = cart;
  const date = useShownChoice(cart, 'date', cart.delivery_date);
  const transport = useShownChoice(cart, 'transport', cart.delivery_method);
  const number = useShownChoice(cart, 'customerOrderNumber', shownNumber(cart));
  const note = useShownChoice(cart, 'noteForDriver', cart.note_for_driver);
  const missing = <span>{t('summary:notFilled')}</span>;
  const transportName = (method: string | undefined) => transports.find(({ value }) => value === method)?.label;
  return (
    <Facts columns="two">
      <Fact label={t('order:delivery.day')}>
        {date.shown ? <strong>{dayText(language, date.shown, true)}</strong> : missing}
        {wrong && !date.isSaving && <span className="danger">{wrong.message}</span>}
        <Saving choice={date} what={t('order:delivery.day')} />
      </Fact>
      <Fact label={t('order:delivery.transport')}>
        {transportName(transport.shown) ? <span>{transportName(transport.shown)}</span> : missing}
        <Saving choice={transport} what={t('order:delivery.transport')} />
      </Fact>
      <Fact label={t('order:delivery.place')}>
        {outlet ? (
          <>
            <strong>{outlet.outlet_name}</strong>
            <span>
              {outlet.street}, {outlet.postalcode.replaceAll(' ', '\u00a0')} {outlet.city}
            </span>
          </>
        ) : (
          missing
        )}
      </Fact>
      <Fact label={t('order:delivery.number')}>
        {number.shown ? <span>{number.shown}</span> : missing}
        <Saving choice={number} what={t('order:delivery.number')} />
      </Fact>
      <Fact label={t('order:delivery.note')} isWide>
        <span className={classes.note}>{note.shown ?? t('summary:noNote')}</span>
        <Saving choice={note} what={t('order:delivery.note')} />
      </Fact>
    </Facts>
  );
}

type SavingProps = { choice: ReturnType<typeof useShownChoice>; what: string };

/** What is still on its way when its field is closed, or was refused after that. */
function Saving({ choice: { shown, isSaving, failure }, what }: SavingProps) {
  const unsaved = useUnsavedText(what, failure, shown);
  return (
    <>
      <SavingWord isOn={isSaving} />
      {unsaved && (
        <span className="danger" role="alert">
          {unsaved}
        </span>
      )}
    </>
  );
}

/** A number that was used before may be meant; it is reported and never in the way (T77). */
function NumberUsed() {
  const { t } = useTranslation('summary');
  return (
    <p className={`${classes.used} flex gap-8 text-14`} role="status" data-print="no">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {t('numberUsed')}
    </p>
  );
}
