import { Fragment, useId } from 'react';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { SelectAll, SelectRow } from '../selection/selection-box.tsx';
import { FreshMark } from '../states/fresh-mark.tsx';
import type { Column } from './column.ts';
import type { DataListProps } from './data-list-props.ts';
import classes from './data-table.module.css';
import { groupAt } from './group-at.ts';
import { RowName } from './row-name.tsx';

export function DataTable<Row>(props: DataListProps<Row>) {
  const { label, rows, keyOf, unfolding, selection } = props;
  const columns = props.columns.filter(({ isCardOnly }) => !isCardOnly);
  const id = useId();
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-column="select">
              <SelectAll selection={selection} rows={rows} />
            </th>
          )}
          {columns.map(({ key, head, isHeadHidden, kind }) => (
            <th key={key} scope="col" data-column={key} data-kind={kind}>
              {isHeadHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = keyOf(row);
          const detailId = `${id}${key}`;
          const isOpen = unfolding?.open === key;
          const group = groupAt(props, index);
          return (
            <Fragment key={key}>
              {group && (
                <tr className={classes.group}>
                  <th scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                    {group}
                  </th>
                </tr>
              )}
              <TableRow {...props} columns={columns} row={row} rowKey={key} detailId={detailId} />
              {isOpen && (
                <tr className={classes.unfolded}>
                  <td colSpan={columns.length + (selection ? 1 : 0)} id={detailId}>
                    {unfolding.detail(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps<Row> = DataListProps<Row> & { row: Row; rowKey: string; detailId: string };

function TableRow<Row>(props: RowProps<Row>) {
  const { columns, unfolding, opening, selection, isFresh, isCurrent, row, rowKey, detailId } = props;
  const isOpen = unfolding?.open === rowKey || isCurrent?.(row);
  const isNew = isFresh?.(row) ?? false;
  const cellOf = ({ key, kind, isRowHead, cell, below }: Column<Row>) =>
    isRowHead ? (
      <th key={key} scope="row" data-column={key} data-kind={kind}>
        <RowName row={row} rowKey={rowKey} unfolding={unfolding} opening={opening} detailId={detailId}>
          {cell(row)}
        </RowName>
        {isNew && <FreshMark />}
        {below?.(row)}
      </th>
    ) : (
      <td key={key} data-column={key} data-kind={kind}>
        {cell(row)}
      </td>
    );
  return (
    <tr className={`${classes.row} relative`} data-open={isOpen || undefined} data-fresh={isNew || undefined}>
      {selection && (
        <td data-column="select">
          <SelectRow selection={selection} row={row} />
        </td>
      )}
      {columns.map(cellOf)}
    </tr>
  );
}
