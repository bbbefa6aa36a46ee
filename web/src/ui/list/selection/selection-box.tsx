import type { ChangeEvent } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './selection-box.module.css';
import type { ListSelection } from './use-selection.ts';

type RowProps<Row> = { selection: ListSelection<Row>; row: Row };

export function SelectRow<Row>({ selection, row }: RowProps<Row>) {
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    selection.toggle(row, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <label className={classes.target} data-select="">
      <input
        type="checkbox"
        className={classes.box}
        aria-label={selection.label(row)}
        checked={selection.chosen.has(selection.keyOf(row))}
        onChange={change}
      />
    </label>
  );
}

/** Marks every row that is shown, or none of them. */
export function SelectAll<Row>({ selection, rows }: { selection: ListSelection<Row>; rows: readonly Row[] }) {
  const { t } = useTranslation('list');
  const count = rows.filter((row) => selection.chosen.has(selection.keyOf(row))).length;
  return (
    <label className={classes.target}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length;
        }}
        type="checkbox"
        className={classes.box}
        aria-label={t('select.all')}
        checked={rows.length > 0 && count === rows.length}
        onChange={({ currentTarget }) => selection.toggleAll(currentTarget.checked)}
      />
    </label>
  );
}
