import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import type { BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Draft } from '../faults/use-mending.ts';
import { CellEditor } from './cell-editor.tsx';
import classes from './sheet.module.css';
import type { CellActions } from './use-cell-actions.ts';

type Props = {
  row: BulkRow;
  order: BulkOrder | undefined;
  column: BulkColumn;
  isActive: boolean;
  isEditing: boolean;
  draft: Draft | undefined;
  actions: CellActions;
};

/** One value of the file: as written, wrong, mended, or being written. */
export function SheetCell({ row, order, column, isActive, isEditing, draft, actions }: Props) {
  const { t } = useTranslation('bulk-upload');
  const cell = { row: row.row, column };
  const value = draft?.value ?? row.cells[column] ?? '';
  const isWrong = row.faults.some((fault) => fault.column === column);
  const name = t('check.cell', { column: t(`columns.${column}`), n: row.row });
  return (
    <td
      className={column === 'amount' ? classes.figure : undefined}
      data-row={row.row}
      data-column={column}
      data-wrong={(isWrong && !draft) || draft?.isFailed || undefined}
      data-mended={(row.mended.includes(column) && !isWrong) || undefined}
      data-saving={(draft && !draft.isFailed) || undefined}
      aria-invalid={isWrong || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
    >
      {isEditing ? (
        <CellEditor
          column={column}
          name={name}
          value={value}
          onSave={(typed) => actions.saveAndGoOn(cell, typed === value ? undefined : typed)}
          onLeave={(typed) => {
            actions.save(cell, typed === value ? undefined : typed);
            actions.leave();
          }}
          onCancel={() => actions.takeBack(cell)}
        />
      ) : (
        <Written column={column} value={value} order={order} />
      )}
    </td>
  );
}

type WrittenProps = { column: BulkColumn; value: string; order: BulkOrder | undefined };

/** As it is in the file; a ship-to with its name, and a day that was mended as the reader writes days. */
function Written({ column, value, order }: WrittenProps) {
  const language = useLanguage();
  const isDay = column === 'deliveryDate' && isCalendarDay(value);
  return (
    <>
      {isDay ? formatShortDate(language, value) : value}
      {column === 'shipTo' && order?.shipTo?.id === value && <span className={classes.name}> {order.shipTo.name}</span>}
    </>
  );
}
