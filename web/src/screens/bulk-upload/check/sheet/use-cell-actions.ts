import { useEffect, useMemo, useRef } from 'react';
import type { Place } from '../fault-walk.model.ts';

/** What can be done with a cell. */
export type CellActions = {
  edit: (place: Place | undefined) => void;
  /** Nothing is saved where nothing was changed. */
  save: (place: Place, value: string | undefined) => void;
  saveAndGoOn: (place: Place, value: string | undefined) => void;
  takeBack: (place: Place) => void;
  leave: () => void;
};

/** The same object for as long as the sheet stands, so that thousands of rows are not drawn anew for one step in it. */
export function useCellActions(actions: CellActions): CellActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (place) => latest.current.edit(place),
      save: (place, value) => latest.current.save(place, value),
      saveAndGoOn: (place, value) => latest.current.saveAndGoOn(place, value),
      takeBack: (place) => latest.current.takeBack(place),
      leave: () => latest.current.leave(),
    }),
    [],
  );
}
