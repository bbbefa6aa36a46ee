import type { ListSelection } from '../selection/use-selection.ts';
import type { Column, Unfolding } from './column.ts';

export type DataListProps<Row> = {
  /** Names the list as a whole. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  unfolding?: Unfolding<Row>;
  selection?: ListSelection<Row>;
  /** It has just changed by itself: tinted for a moment and marked in words. */
  isFresh?: (row: Row) => boolean;
};
