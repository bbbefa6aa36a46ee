export { keepOnPad, loadQuickOrderPad, loadQuickOrderRow } from './load-quick-order.ts';
export type { QuickOrderSlots } from './quick-order-slots.ts';
