import type { ReactNode } from 'react';

/**
 * Where a value is on a card: its name, at the end of that line, on a line of its own, at the end of such a line, among
 * the actions below, or as the one button beside all of it.
 */
export type CardSlot = 'title' | 'end' | 'line' | 'beside' | 'status' | 'foot' | 'act';

/** One value of a row, described once: a column where there is room for columns, a part of a card where there is not. */
export type Column<Row> = {
  key: string;
  head: string;
  /** Read out only: what is below says it to the eye. */
  isHeadHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers are at the end of their column, days keep their digits in line. */
  kind?: 'number' | 'day';
  /** Names the row for screen readers; one column of each list does. */
  isRowHead?: boolean;
  /** Below the row's name and no part of what opens the row. */
  below?: (row: Row) => ReactNode;
  /** Another column says it in the table. */
  isCardOnly?: boolean;
  /** Where it is on a card, and how it is shown there if not as in the table; none for what another part says. */
  card: { slot: CardSlot; cell?: (row: Row) => ReactNode } | 'none';
};

/** What a row shows more of when it is pressed, where it is. */
export type Unfolding<Row> = {
  /** The key of the row that is unfolded. */
  open: string | undefined;
  onToggle: (key: string | undefined) => void;
  /** Names the button that unfolds a row. */
  label: (row: Row) => string;
  detail: (row: Row) => ReactNode;
};

type RowLinkLook = { className: string | undefined; 'data-row-name': string; children: ReactNode };

/** A row that leads to a page of its own: its name is the link, and the whole row its target. */
export type Opening<Row> = {
  /** Only the screen knows where to. */
  link: (row: Row, look: RowLinkLook) => ReactNode;
};
