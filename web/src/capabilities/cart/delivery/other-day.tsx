import { useId, useState } from 'react';
import { formatDateWithWeekday, formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { DayCalendar } from './day-calendar.tsx';
import { type DeliveryDays, firstDay, typedDay, whyClosed } from './delivery-days.ts';
import frame from './field-frame.module.css';
import { errorIdOf, FieldFrame } from './field-frame.tsx';
import classes from './other-day.module.css';

type Props = { days: DeliveryDays; chosen: string | undefined; onChoose: (day: string) => void };

/** Any other day: written as one is used to, or picked from the month; a closed one says why. */
export default function OtherDay({ days, chosen, onChoose }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const today = firstDay(days) ?? '';

  const tryDay = (day: string) => {
    const reason = whyClosed(days, day);
    if (!reason) return onChoose(day);
    setError(
      t('delivery.closedDay', { day: formatDateWithWeekday(language, day), reason: t(`delivery.reasons.${reason}`) }),
    );
  };
  const tryText = () => {
    if (text.trim() === '') return setError(undefined);
    const day = typedDay(text, today);
    if (day) tryDay(day);
    else setError(t('delivery.noDay', { example: formatShortDate(language, days.open[0] ?? today) }));
  };

  return (
    <div className={classes.other}>
      <FieldFrame id={id} label={t('delivery.writeDay')} error={error}>
        <input
          id={id}
          className={frame.control}
          inputMode="text"
          autoComplete="off"
          placeholder={formatShortDate(language, days.open[0] ?? today)}
          aria-invalid={error !== undefined}
          aria-describedby={errorIdOf(id)}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(undefined);
          }}
          onBlur={tryText}
          onKeyDown={({ key }) => key === 'Enter' && tryText()}
        />
      </FieldFrame>
      <DayCalendar days={days} chosen={chosen} onChoose={tryDay} />
    </div>
  );
}
