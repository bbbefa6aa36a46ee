import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatLongDate, formatMonth, formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StepButton } from '#ui/step-button.tsx';
import classes from './day-calendar.module.css';
import { type DeliveryDays, firstDay, lastDay, whyClosed } from './delivery-days.ts';
import { monthOf, moveDay, moveMonth, weeksOf } from './month-grid.ts';

type Props = { days: DeliveryDays; chosen: string | undefined; onChoose: (day: string) => void };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const week = [1, 2, 3, 4, 5, 6, 7];

/** A month of days. Closed ones can be reached and say why; they cannot be chosen (moment 15). */
export function DayCalendar({ days, chosen, onChoose }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const [first = '', last = ''] = [firstDay(days), lastDay(days)];
  const [current, setCurrent] = useState(chosen && chosen >= first ? chosen : (days.open[0] ?? first));
  const month = monthOf(current);

  const goTo = (day: string) => {
    if (day < first || day > last) return;
    setCurrent(day);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(moveDay(current, step));
  };
  const turn = (by: 1 | -1) => {
    const next = moveMonth(month, by);
    const day = `${next}-01`;
    setCurrent(day < first ? first : day > last ? last : day);
  };

  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <StepButton aria-label={t('calendar.previous')} isAtEnd={month <= monthOf(first)} onClick={() => turn(-1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </StepButton>
        <p className={classes.month} role="status">
          {formatMonth(language, `${month}-01`)}
        </p>
        <StepButton aria-label={t('calendar.next')} isAtEnd={month >= monthOf(last)} onClick={() => turn(1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </StepButton>
      </div>
      <table ref={grid} className={classes.grid} aria-label={formatMonth(language, `${month}-01`)} onKeyDown={move}>
        <thead>
          <tr>
            {week.map((weekday) => (
              <th key={weekday} scope="col" abbr={formatWeekday(language, weekday, 'long')}>
                {formatWeekday(language, weekday, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((weekDays, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the weeks of a month are known by their number.
            <tr key={row}>
              {weekDays.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so are its places.
                <td key={column}>
                  {day && (
                    <Day
                      day={day}
                      reason={whyClosed(days, day)}
                      isChosen={day === chosen}
                      isCurrent={day === current}
                      onPress={() => onChoose(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  day: string;
  reason: ReturnType<typeof whyClosed>;
  isChosen: boolean;
  isCurrent: boolean;
  onPress: () => void;
};

function Day({ day, reason, isChosen, isCurrent, onPress }: DayProps) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const name = formatLongDate(language, day);
  return (
    <button
      type="button"
      className={classes.day}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={reason !== undefined}
      aria-label={reason ? `${name}, ${t(`delivery.reasons.${reason}`)}` : name}
      title={reason ? t(`delivery.reasons.${reason}`) : undefined}
      data-holiday={reason === 'HOLIDAY' || undefined}
      onClick={onPress}
    >
      {Number(day.slice(8))}
    </button>
  );
}
