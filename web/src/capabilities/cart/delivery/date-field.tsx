import { IconCalendar } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { useServerNow } from '#platform/server-clock.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { Later } from '#ui/page/later.tsx';
import { sendDelivery } from '../changes/send-choices.ts';
import { SavingWord } from '../choices/saving-word.tsx';
import { useUnsavedText } from '../choices/unsaved-text.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import { momentWords } from '../cut-off/moment-text.ts';
import { loadCartPart } from '../part/load-cart-part.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import classes from './date-field.module.css';
import { DayChoice } from './day-choice.tsx';
import { closedBetween, type DeliveryDays, nextOpenDays } from './delivery-days.ts';

const fetchOtherDay = () => import('./other-day.tsx');
const OtherDay = lazy(() => loadCartPart(fetchOtherDay));

// Reaching for the button only warms up: if that fails, the press will tell.
const warmUp = () => void fetchOtherDay().catch(() => undefined);

type Props = {
  cart: Pick<Cart, 'id' | 'delivery_date' | 'delivery_date_error' | 'delivery_method' | 'available_transport_types'>;
  /** The days of the chosen transport; undefined while they are on their way. */
  days: DeliveryDays | undefined;
  /** Of the market whose wall the cut-offs are read from. */
  timeZone: string;
  error?: string | undefined;
};

/** The day the goods come: the next open ones by one press, any other by calendar or by writing (moment 15). */
export function DateField({ cart, days, timeZone, error }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const other = useRef<HTMLButtonElement>(null);
  const [isOther, setOther] = useState(false);
  const method = cart.delivery_method ?? cart.available_transport_types[0]?.value;
  const stored = cart.delivery_date;
  const choice = useCartChoice(
    cart,
    'date',
    stored,
    (day) => async (now) => (method ? sendDelivery(now, method, day) : undefined),
  );
  const chosen = choice.shown;
  const storedName = stored ? formatDateWithWeekday(language, stored) : undefined;
  const unsaved = useUnsavedText(t('delivery.date'), choice.failure, storedName);
  const offered = days ? nextOpenDays(days) : [];
  const shown = chosen && days && !offered.includes(chosen) ? [...offered, chosen] : offered;
  const choose = async (day: string) => {
    if (!(await choice.choose(day)) || !isOther) return;
    // What was pressed goes with the calendar, and the focus would go with it.
    other.current?.focus();
    setOther(false);
  };
  const untilOf = useUntil(days, timeZone);
  return (
    <FieldGroup
      label={t('delivery.date')}
      isRequired
      status={<SavingWord isOn={choice.isSaving} />}
      onRetry={unsaved ? choice.retry : undefined}
      error={unsaved ?? cart.delivery_date_error?.message ?? error}
      hint={<ClosedDays days={days} />}
    >
      {(group) => (
        <>
          <fieldset {...group} className="flex wrap gap-8">
            {!days && invented.map((key) => <span key={key} className={classes.waiting} aria-hidden="true" />)}
            {shown.map((day) => (
              <DayChoice
                key={day}
                day={day}
                until={untilOf(day)}
                name={group.id}
                isChosen={day === chosen}
                isWrong={day === chosen && cart.delivery_date_error !== null}
                onChoose={() => void choose(day)}
              />
            ))}
            <button
              ref={other}
              type="button"
              className={classes.other}
              aria-expanded={isOther}
              disabled={!days}
              onPointerEnter={warmUp}
              onFocus={warmUp}
              onClick={() => setOther(!isOther)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
              {t('delivery.otherDay')}
            </button>
          </fieldset>
          {isOther && days && (
            <Later fallback={<div className={classes.place} />}>
              <OtherDay days={days} chosen={chosen} untilOf={untilOf} onChoose={(day) => void choose(day)} />
            </Later>
          )}
        </>
      )}
    </FieldGroup>
  );
}

/** A buyer who misses one of the days between reads why it is closed. */
function ClosedDays({ days }: { days: DeliveryDays | undefined }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  return (
    <span className={classes.closed}>
      {days &&
        closedBetween(days).map(({ date, reason }) => (
          <span key={date}>
            {t('delivery.closedDay', {
              day: formatDateWithWeekday(language, date),
              reason: t(`delivery.reasons.${reason}`),
            })}
          </span>
        ))}
    </span>
  );
}

/** Where the days will be, while they are on their way. */
const invented = [1, 2, 3, 4];

const minuteMs = 60_000;

/** Until when to order for a day, in words. */
function useUntil(days: DeliveryDays | undefined, timeZone: string) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const now = useServerNow(minuteMs);
  return (day: string): string | undefined => {
    const moment = days?.orderBy.find(({ date }) => date === day)?.moment;
    if (!moment) return undefined;
    const words = momentWords(language, moment, timeZone, now);
    return t(words.when === 'today' ? 'delivery.byToday' : 'delivery.by', words);
  };
}
