import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { faultyPlaces, nextFault, type Place } from '../fault-walk.model.ts';
import type { Mend } from '../use-mending.ts';
import { isOpen } from '../view.model.ts';
import { placeOf, stepFrom } from './cell-place.ts';
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
  const [active, setActive] = useState<Place>();
  const [editing, setEditing] = useState<Place>();
  const wanted = useRef<Place>(undefined);
  const first = rows[0] && columns[0] ? { row: rows[0].row, column: columns[0] } : undefined;

  // What is to have the focus may be drawn only with the next rows, or may still be a field.
  useEffect(() => {
    if (!wanted.current) return;
    const cell = findCell(wanted.current);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
  });
  const goTo = (place: Place | undefined) => {
    if (!place) return;
    wanted.current = place;
    setEditing(undefined);
    setActive({ ...place });
  };
  const goToFault = async (step: 1 | -1, from: Place | undefined) => {
    const next = nextFault(faultyPlaces(rows), from, step);
    if (next || step === -1 || !query.hasNextPage) return goTo(next ?? nextFault(faultyPlaces(rows), undefined, step));
    const { data } = (await query.fetchNextPage()) as { data?: { pages: { rows: BulkRow[] }[] } };
    goTo(nextFault(faultyPlaces(data?.pages.flatMap((page) => page.rows) ?? []), from, step));
  };
  const edit = (place: Place | undefined) => {
    const row = rows.find((each) => each.row === place?.row);
    if (place && row && isOpen(orders.get(row.order))) setEditing(place);
  };
  const save = (place: Place, value: string | undefined) => {
    if (value !== undefined) mend({ rows: [place.row], column: place.column, value });
  };
  /** Enter: on to the next fault where this was one, else to the cell below. */
  const saveAndGoOn = (place: Place, value: string | undefined) => {
    const wasFaulty = faultyPlaces(rows).some((each) => each.row === place.row && each.column === place.column);
    save(place, value);
    const next = wasFaulty ? nextFault(faultyPlaces(rows), place, 1) : stepFrom(place, 'ArrowDown', rows, columns);
    goTo(next ?? place);
  };
  useFaultKey((step) => void goToFault(step, editing ?? active));

  return {
    active: active ?? first,
    editing,
    actions: useCellActions({ edit, save, saveAndGoOn, takeBack: goTo, leave: () => setEditing(undefined) }),
    events: {
      onFocus: ({ target }: FocusEvent) => {
        const place = placeOf(target);
        if (place && (place.row !== active?.row || place.column !== active.column)) setActive(place);
      },
      onClick: ({ target }: MouseEvent) => edit(placeOf(target as Element)),
      onKeyDown: (event: KeyboardEvent) => {
        const place = placeOf(event.target as Element);
        if (!place || event.defaultPrevented) return;
        const next = stepFrom(place, event.key, rows, columns);
        if (!next && event.key !== 'Enter' && event.key !== 'F2') return;
        event.preventDefault();
        if (next) goTo(next);
        else edit(place);
      },
    },
  };
}

const findCell = ({ row, column }: Place): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/** F8 and Shift F8 work on the whole page: one need not have found the sheet first. */
function useFaultKey(onStep: (step: 1 | -1) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // What is written in a cell is saved by leaving it.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      step(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
