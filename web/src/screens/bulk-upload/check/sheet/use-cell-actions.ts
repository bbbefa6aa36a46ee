import { useEffect, useMemo, useRef } from 'react';
import type { Cell } from '../faults/fault-walk.model.ts';

/** What can be done with a cell. */
export type CellActions = {
  edit: (cell: Cell | undefined) => void;
  /** Nothing is saved where nothing was changed. */
  save: (cell: Cell, value: string | undefined) => void;
  saveAndGoOn: (cell: Cell, value: string | undefined) => void;
  takeBack: (cell: Cell) => void;
  leave: () => void;
};

/** The same object for as long as the sheet is shown, so that thousands of rows are not drawn anew for one step in it. */
export function useCellActions(actions: CellActions): CellActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (cell) => latest.current.edit(cell),
      save: (cell, value) => latest.current.save(cell, value),
      saveAndGoOn: (cell, value) => latest.current.saveAndGoOn(cell, value),
      takeBack: (cell) => latest.current.takeBack(cell),
      leave: () => latest.current.leave(),
    }),
    [],
  );
}
