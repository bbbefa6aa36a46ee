import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import Calendar from '#ui/form/dates/calendar.tsx';
import { TypedDayField } from '#ui/form/dates/typed-day-field.tsx';
import { type DeliveryDays, firstDay, lastDay, whyClosed } from './delivery-days.ts';
import classes from './other-day.module.css';

type Props = {
  days: DeliveryDays;
  chosen: string | undefined;
  /** Until when to order for a day, in words. */
  untilOf: (day: string) => string | undefined;
  onChoose: (day: string) => void;
};

/** Any other day: written as one is used to, or picked from the month; a closed one says why. */
export default function OtherDay({ days, chosen, untilOf, onChoose }: Props) {
  const { t } = useTranslation('cart');
  const [error, setError] = useState<string>();
  const today = firstDay(days) ?? '';
  const whyNot = (day: string) => {
    const reason = whyClosed(days, day);
    return reason && t(`delivery.reasons.${reason}`);
  };
  const rules = { today, min: today, max: lastDay(days), whyClosed: whyNot };
  return (
    <div className={`${classes.other} grid one-column mt-4 card`}>
      <TypedDayField
        {...rules}
        label={t('delivery.writeDay')}
        value={undefined}
        error={error}
        onChange={(day, wrong) => {
          setError(wrong);
          if (day) onChoose(day);
        }}
      />
      <Calendar
        {...rules}
        label={t('delivery.date')}
        value={chosen}
        tellOf={untilOf}
        isSpecial={(day) => whyClosed(days, day) === 'HOLIDAY'}
        onChoose={onChoose}
      />
    </div>
  );
}
