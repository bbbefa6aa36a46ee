import type { ListSelection } from '../selection/use-selection.ts';
import type { Column, Opening, Unfolding } from './column.ts';

export type DataListProps<Row> = {
  /** Names the list as a whole. */
  label: string;
  /** A heading above it says the same already. */
  isUnderHeading?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What stands above the first row of each group; rows of a group follow each other. */
  groupOf?: (row: Row) => string;
  unfolding?: Unfolding<Row>;
  opening?: Opening<Row>;
  selection?: ListSelection<Row>;
  /** What is beside the list is about this row. */
  isCurrent?: (row: Row) => boolean;
  /** It has just changed by itself: tinted for a moment and marked in words. */
  isFresh?: (row: Row) => boolean;
};
