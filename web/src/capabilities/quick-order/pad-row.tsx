import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { CodeField } from './code-field.tsx';
import { goodsByCode } from './goods-by-code.ts';
import classes from './pad-row.module.css';
import { changedRow, isBlank, isDone, type PadRow as Row, unitOfRow, withUnit } from './pad-rows.ts';
import type { PastedRow } from './pasted-rows.ts';
import { RowResult } from './row-result.tsx';
import { UnitField } from './unit-field.tsx';
import { readWrittenAmount } from './written-amount.ts';

type Props = {
  row: Row;
  /** From one. */
  place: number;
  shipToId: string;
  isFirst: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
  onPaste: (rows: PastedRow[]) => void;
};

const settleMs = 250;

/** One line of the pad. What is in the cart already cannot be changed here any more. */
export function PadRow({ row, place, shipToId, isFirst, onChange, onRemove, onPaste }: Props) {
  const { t } = useTranslation('quick-order');
  const code = useSettled(row.code.trim(), settleMs);
  const { data: goods, isFetching } = useQuery({
    ...goodsByCode(code, { language: useLanguage(), shipToId }),
    enabled: code.length > 1,
  });
  const id = useId();
  const named = (field: string) => t('inRow', { field, n: place });
  const isSettled = code === row.code.trim();
  const kind = row.result?.kind;
  const known = isSettled ? goods : undefined;
  return (
    <li className={classes.row} data-done={isDone(row) || undefined}>
      {isDone(row) ? (
        <p className={classes.written}>
          <span>{row.code}</span> <span>{row.amount}</span>
        </p>
      ) : (
        <>
          <CodeField
            label={named(t('code'))}
            className={classes.field}
            value={row.code}
            isWrong={kind === 'unknown' || kind === 'refused' || (known === null && !isBlank(row))}
            describedBy={id}
            autoFocus={isFirst}
            onCode={(text) => onChange(changedRow(row, { code: text }))}
            onRows={onPaste}
          />
          <input
            className={classes.field}
            data-amount
            aria-label={named(t('amount'))}
            aria-invalid={readWrittenAmount(row.amount) === undefined || undefined}
            aria-describedby={id}
            placeholder={isBlank(row) ? undefined : '1'}
            autoComplete="off"
            maxLength={16}
            value={row.amount}
            onChange={({ currentTarget }) => onChange(changedRow(row, { amount: currentTarget.value }))}
          />
          <UnitField
            label={named(t('unit'))}
            className={classes.field}
            unit={unitOfRow(row, known)}
            goods={known}
            onUnit={(unit) => onChange(withUnit(row, unit))}
          />
        </>
      )}
      <RowResult
        id={id}
        goods={row.code.trim() === '' ? undefined : known}
        isLooking={isFetching && !known && !isBlank(row)}
        result={row.result}
      />
      {!isBlank(row) && (
        <button type="button" className={classes.remove} aria-label={t('removeRow', { n: place })} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
