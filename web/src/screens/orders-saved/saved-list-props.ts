import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';

export type SavedListProps = {
  rows: readonly SavedOrderRow[];
  /** The id of the order that is unfolded. */
  open: string | undefined;
  onUnfold: (cartId: string | undefined) => void;
  /** A row is about to leave the list. */
  onLeave: () => void;
};
