import { useRef, useState } from 'react';

export type ListSelection<Row> = {
  chosen: ReadonlySet<string>;
  keyOf: (row: Row) => string;
  /** Names the box of a row. */
  label: (row: Row) => string;
  /** With Shift everything between this row and the one before it gets the same mark. */
  toggle: (row: Row, isChosen: boolean, isRange: boolean) => void;
  toggleAll: (isChosen: boolean) => void;
  clear: () => void;
};

type Wanted<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; label: (row: Row) => string };

/** Rows that are marked. What is marked stays so on another page of the list, until it is cleared. */
export function useSelection<Row>({ rows, keyOf, label }: Wanted<Row>): ListSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const mark = (keys: readonly string[], isChosen: boolean) => setChosen((before) => marked(before, keys, isChosen));
  const keys = rows.map(keyOf);

  return {
    chosen,
    keyOf,
    label,
    toggle: (row, isChosen, isRange) => {
      const key = keyOf(row);
      mark(isRange ? between(keys, last.current, key) : [key], isChosen);
      last.current = key;
    },
    toggleAll: (isChosen) => mark(keys, isChosen),
    clear: () => setChosen(new Set()),
  };
}

function marked(before: ReadonlySet<string>, keys: readonly string[], isChosen: boolean): ReadonlySet<string> {
  const of = new Set(keys);
  return isChosen ? before.union(of) : before.difference(of);
}

/** All keys from one to the other, in whatever order they were pressed. */
export function between(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [keys.indexOf(from ?? to), keys.indexOf(to)];
  return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}
