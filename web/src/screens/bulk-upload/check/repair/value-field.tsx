import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { controlClass } from '#ui/form/field.tsx';
import type { RepairLine } from './repair-lines.model.ts';
import classes from './value-field.module.css';

type Props = {
  line: RepairLine;
  column: BulkColumn;
  /** What was written here last is not saved yet. */
  draft: string | undefined;
  onWrite: (value: string) => void;
  onGoOn: () => void;
};

/** The value as it stands in the file, to be written over where it is: Enter saves and goes on, Esc takes back. */
export function ValueField({ line, column, draft, onWrite, onGoOn }: Props) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const value = draft ?? line.value;
  const written = column === 'deliveryDate' && isCalendarDay(value) ? formatShortDate(language, value) : value;
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && typed !== written) onWrite(typed);
    setTyped(undefined);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    if (event.key === 'Escape') {
      flushSync(() => setTyped(undefined));
      field.select();
    } else if (event.key === 'Enter') {
      // Going elsewhere saves; the last one has nowhere to go.
      onGoOn();
      if (document.activeElement === field) leave();
    } else return;
    event.preventDefault();
  };
  return (
    <input
      className={`${controlClass} ${classes.field}`}
      aria-label={t('check.cell', { column: t(`columns.${column}`), n: line.rows[0] ?? 0 })}
      aria-invalid={line.fault !== undefined}
      data-mended={line.fault === undefined || undefined}
      data-saving={draft !== undefined || undefined}
      value={typed ?? written}
      maxLength={200}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={keys}
      onBlur={leave}
    />
  );
}
