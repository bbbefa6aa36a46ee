import type { OrderRow } from '#capabilities/ordering/index.ts';

/** What can be asked of an order from its row and from its page alike; the screen shows the dialog or drawer for it. */
export type OrderActions = {
  onTrack: (order: OrderRow) => void;
  onCancel: (order: OrderRow) => void;
};
