import type { Repeating } from '#capabilities/cart/index.ts';
import type { OrderRow } from '#capabilities/ordering/index.ts';

/** What was asked of an order and opens over the page. */
export type Asked = { what: 'track' | 'cancel'; order: OrderRow };

/** What can be asked of an order from its row and from its page alike. */
export type OrderActions = {
  onTrack: (order: OrderRow) => void;
  onCancel: (order: OrderRow) => void;
  /** Missing for those who may not order. */
  repeating: Repeating | undefined;
};
