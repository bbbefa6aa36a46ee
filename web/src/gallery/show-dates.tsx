import { addDays } from '@dray/contract/calendar-day.ts';
import { useState } from 'react';
import Calendar from '#ui/form/dates/calendar.tsx';
import { DayField } from '#ui/form/dates/day-field.tsx';
import type { DayRange } from '#ui/form/dates/day-range.ts';
import { RangeField } from '#ui/form/dates/range-field.tsx';
import { rangePresets } from '#ui/list/filters/range-presets.ts';
import { Specimen } from './specimen.tsx';

const today = '2026-11-16';
const holiday = '2026-11-17';
const whyClosed = (day: string) => (day === holiday ? 'Public holiday' : undefined);

export function ShowDates() {
  const [day, setDay] = useState<string | undefined>('2026-11-18');
  const [range, setRange] = useState<DayRange>({});
  const limits = { today, min: '2026-10-01', max: addDays(today, 60) };
  return (
    <>
      <Specimen name="calendar">
        <Calendar {...limits} label="Delivery day" value={day} whyClosed={whyClosed} onChoose={setDay} />
        <p data-value="">{day}</p>
      </Specimen>
      <Specimen name="day and range" look="columns">
        <DayField {...limits} label="Valid from" value={day} whyClosed={whyClosed} onChange={setDay} />
        <RangeField
          {...limits}
          label="Ordered"
          value={range}
          presets={rangePresets(today, (name) => name)}
          onChange={setRange}
        />
        <RangeField
          {...limits}
          label="Wrong range"
          value={{ from: '2026-11-10', to: '2026-11-01' }}
          onChange={() => undefined}
        />
      </Specimen>
    </>
  );
}
