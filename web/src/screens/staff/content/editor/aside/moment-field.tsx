import { useState } from 'react';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { DayField } from '#ui/form/dates/day-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import classes from './moment-field.module.css';

type Props = {
  label: string;
  /** A day, or a day and a time: `2026-12-03T08:00`. */
  value: string | null;
  /** What a day without a time means. */
  hint: string;
  onChange: (value: string | null) => void;
};

/** A moment by the clock of each market: the day, and a time only where somebody wants one. */
export function MomentField({ label, value, hint, onChange }: Props) {
  const { t } = useTranslation('content-desk');
  const { today } = useStaffClock();
  const [day, time] = [value?.slice(0, 10), value?.slice(11) ?? ''];
  const [typed, setTyped] = useState(time);
  const [isUnreadable, setUnreadable] = useState(false);
  const join = (nextDay: string | undefined, nextTime: string) =>
    onChange(nextDay === undefined ? null : nextTime === '' ? nextDay : `${nextDay}T${nextTime}`);
  const leaveTime = () => {
    const read = readTime(typed);
    setUnreadable(read === undefined);
    if (read === undefined) return;
    setTyped(read);
    join(day, read);
  };
  return (
    <div className={classes.moment}>
      <DayField
        label={label}
        hint={hint}
        value={day}
        today={today}
        onChange={(next, error) => {
          if (!error) join(next, next === undefined ? '' : time);
          if (next === undefined) setTyped('');
        }}
      />
      <TextField
        label={t('moment.time')}
        value={typed}
        placeholder="0:00"
        inputMode="numeric"
        error={isUnreadable ? t('moment.unreadable') : undefined}
        onChange={setTyped}
        onLeave={leaveTime}
      />
    </div>
  );
}

/** 8, 8:05 and 0805 as 08:05; nothing as nothing; undefined where it is no time of day. */
function readTime(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
