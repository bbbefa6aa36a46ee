export type { QuickOrderSlots } from './goods/quick-order-slots.ts';
export { keepOnPad, loadQuickOrderPad, loadQuickOrderRow } from './load-quick-order.ts';
