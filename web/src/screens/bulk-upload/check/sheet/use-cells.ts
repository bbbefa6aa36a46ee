import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { type Cell, faultyCells, nextFault } from '../faults/fault-walk.model.ts';
import { useFaultKey } from '../faults/use-fault-key.ts';
import type { Mend } from '../faults/use-mending.ts';
import { isOpen } from '../order/view.model.ts';
import { cellOf, stepFrom } from './cell-at.ts';
import { useCellActions } from './use-cell-actions.ts';

type Sheet = {
  rows: readonly BulkRow[];
  columns: readonly BulkColumn[];
  orders: ReadonlyMap<string, BulkOrder>;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage'>;
  mend: (mend: Mend) => void;
};

/** Which cell is looked at and which one is written into, and what the keys do with them. */
export function useCells({ rows, columns, orders, query, mend }: Sheet) {
  const [active, setActive] = useState<Cell>();
  const [editing, setEditing] = useState<Cell>();
  const wanted = useRef<Cell>(undefined);
  const first = rows[0] && columns[0] ? { row: rows[0].row, column: columns[0] } : undefined;

  // What is to have the focus may be drawn only with the next rows, or may still be a field.
  useEffect(() => {
    if (!wanted.current) return;
    const cell = findCell(wanted.current);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
  });
  const goTo = (cell: Cell | undefined) => {
    if (!cell) return;
    wanted.current = cell;
    setEditing(undefined);
    setActive({ ...cell });
  };
  const goToFault = async (step: 1 | -1, from: Cell | undefined) => {
    const next = nextFault(faultyCells(rows), from, step);
    if (next || step === -1 || !query.hasNextPage) return goTo(next ?? nextFault(faultyCells(rows), undefined, step));
    const { data } = (await query.fetchNextPage()) as { data?: { pages: { rows: BulkRow[] }[] } };
    goTo(nextFault(faultyCells(data?.pages.flatMap((page) => page.rows) ?? []), from, step));
  };
  const edit = (cell: Cell | undefined) => {
    const row = rows.find((each) => each.row === cell?.row);
    if (cell && row && isOpen(orders.get(row.order))) setEditing(cell);
  };
  const save = (cell: Cell, value: string | undefined) => {
    if (value !== undefined) mend({ rows: [cell.row], column: cell.column, value });
  };
  /** Enter: on to the next fault where this was one, else to the cell below. */
  const saveAndGoOn = (cell: Cell, value: string | undefined) => {
    const wasFaulty = faultyCells(rows).some((each) => each.row === cell.row && each.column === cell.column);
    save(cell, value);
    const next = wasFaulty ? nextFault(faultyCells(rows), cell, 1) : stepFrom(cell, 'ArrowDown', rows, columns);
    goTo(next ?? cell);
  };
  useFaultKey((step) => {
    // What is written in a cell is saved by leaving it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    void goToFault(step, editing ?? active);
  });

  return {
    active: active ?? first,
    editing,
    actions: useCellActions({ edit, save, saveAndGoOn, takeBack: goTo, leave: () => setEditing(undefined) }),
    events: {
      onFocus: ({ target }: FocusEvent) => {
        const cell = cellOf(target);
        if (cell && (cell.row !== active?.row || cell.column !== active.column)) setActive(cell);
      },
      onClick: ({ target }: MouseEvent) => edit(cellOf(target as Element)),
      onKeyDown: (event: KeyboardEvent) => {
        const cell = cellOf(event.target as Element);
        if (!cell || event.defaultPrevented) return;
        const next = stepFrom(cell, event.key, rows, columns);
        if (!next && event.key !== 'Enter' && event.key !== 'F2') return;
        event.preventDefault();
        if (next) goTo(next);
        else edit(cell);
      },
    },
  };
}

const findCell = ({ row, column }: Cell): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
