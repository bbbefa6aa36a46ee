import { customs } from '@dray/contract/languages.ts';
import { type CalendarDate, parseDate } from '@internationalized/date';
import { type MouseEvent, type PointerEvent, useState } from 'react';
import { CalendarGrid, Calendar as LibraryCalendar } from 'react-aria-components/Calendar';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { AriaLocale } from '../../aria-locale.tsx';
import classes from './calendar.module.css';
import { CalendarHead } from './calendar-head.tsx';
import { useCalendarKeys } from './calendar-keys.ts';
import { DayCell } from './day-cell.tsx';
import { firstOpenDay } from './first-open-day.ts';

type Props = {
  label: string;
  value?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** By the calendar of the caller; it is marked, and the month that is shown where nothing is chosen. */
  today: string;
  whyClosed?: ((day: string) => string | undefined) | undefined;
  /** What there is to know about an open day; it is shown under the month while one is on it. */
  tellOf?: ((day: string) => string | undefined) | undefined;
  /** Days that are to stand out, as public holidays do. */
  isSpecial?: ((day: string) => boolean) | undefined;
  onChoose: (day: string) => void;
  /** It was asked for by a key or a press, and takes the focus. */
  isFocused?: boolean;
};

/** A month of days. Closed ones can be reached and say why; they cannot be chosen (moment 15). */
export default function Calendar(props: Props) {
  const { label, value, min, max, today, whyClosed, tellOf, isSpecial, onChoose, isFocused = false } = props;
  const locale = customs[useLanguage()].locale;
  const keys = useCalendarKeys(value ?? firstOpenDay(props), locale, { min, max });
  const [hovered, setHovered] = useState<string>();
  const hover = ({ target }: PointerEvent) => setHovered(dayUnder(target)?.dataset.day);
  return (
    <AriaLocale>
      <div
        className={classes.calendar}
        onKeyDownCapture={(event) => {
          // From now on the keys lead; where the pointer rests there may be another day already.
          setHovered(undefined);
          keys.onKeyDownCapture(event);
        }}
        onClickCapture={stayOnClosedDay}
        onPointerOver={hover}
        onPointerLeave={() => setHovered(undefined)}
      >
        <LibraryCalendar
          aria-label={label}
          autoFocus={isFocused}
          value={value ? parseDate(value) : null}
          minValue={min ? parseDate(min) : null}
          maxValue={max ? parseDate(max) : null}
          focusedValue={parseDate(keys.day)}
          onFocusChange={(date) => keys.goTo(date.toString())}
          isDateUnavailable={(date) => whyClosed?.(date.toString()) !== undefined}
          onChange={(date: CalendarDate | null) => date && onChoose(date.toString())}
        >
          {({ state }) => (
            <>
              <CalendarHead state={state} months={1} />
              <CalendarGrid className={classes.grid ?? ''} weekdayStyle="short">
                {(date) => (
                  <DayCell
                    date={date}
                    today={today}
                    whyClosed={whyClosed?.(date.toString())}
                    isSpecial={isSpecial?.(date.toString())}
                  />
                )}
              </CalendarGrid>
            </>
          )}
        </LibraryCalendar>
        {whyClosed && <ClosedReason day={hovered ?? keys.day} whyClosed={whyClosed} tellOf={tellOf} />}
      </div>
    </AriaLocale>
  );
}

const dayUnder = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;

/**
 * The library does nothing for a press on a closed day; here it leads there, and the reason is shown. The browser may have
 * put the focus there already, but the library has kept that from itself: it has to come once more.
 */
function stayOnClosedDay({ target }: MouseEvent): void {
  const day = dayUnder(target);
  if (!day?.matches('[data-unavailable]:not([data-disabled])')) return;
  day.blur();
  day.focus();
}

type ClosedReasonProps = {
  day: string;
  whyClosed: (day: string) => string | undefined;
  tellOf: ((day: string) => string | undefined) | undefined;
};

/** For the eye: screen readers have said it with the day. */
function ClosedReason({ day, whyClosed, tellOf }: ClosedReasonProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const reason = whyClosed(day) ?? tellOf?.(day);
  return (
    <p className={classes.told}>{reason && t('day.closed', { day: formatDateWithWeekday(language, day), reason })}</p>
  );
}
