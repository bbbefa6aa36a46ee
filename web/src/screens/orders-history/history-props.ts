import type { OrderRow } from '#capabilities/ordering/index.ts';

export type HistoryProps = {
  rows: readonly OrderRow[];
  /** The number of the order that is unfolded. */
  open: string | undefined;
  onUnfold: (orderNumber: string | undefined) => void;
};
