export { useAddOne } from './amount/add-one.ts';
export { AddPacks } from './amount/add-packs.tsx';
export { AddToCart } from './amount/add-to-cart.tsx';
export { CartRowCells } from './amount/cart-row-cells.tsx';
export { default as LineStepper } from './amount/line-stepper.tsx';
export { loadAddWhole } from './amount/load-add-whole.ts';
export { nextRow } from './amount/next-row.ts';
export { amountText, packsText } from './amount/pack-words.ts';
export { flushAllPending, flushPending, readPending } from './amount/pending-amounts.ts';
export { RowFields } from './amount/row-fields.tsx';
export { addLine } from './amount/save-line.ts';
export { useLineAmount } from './amount/use-line-amount.ts';
export { tellDeliveryOfCart } from './changes/cart-delivery.ts';
export { type CartContext, changeCart, changesSettled, useIsCartChanging } from './changes/change-cart.ts';
export { amountOf, unitOf } from './changes/line-amount.ts';
export {
  sendAmount,
  sendCoupon,
  sendCouponRemoval,
  sendDelivery,
  sendEmptying,
  sendPayment,
  sendShipTo,
} from './changes/send-changes.ts';
export { answerForShipTo, isShipToAsked, useIsShipToAsked } from './changes/ship-to-question.ts';
export { SavingWord } from './choices/saving-word.tsx';
export { useUnsavedText } from './choices/unsaved-text.ts';
export { useCartChoice, useShownChoice } from './choices/use-cart-choice.ts';
export { cutOffAt, type RunningCutOff } from './cut-off/cut-off.model.ts';
export { CutOffChip } from './cut-off/cut-off-chip.tsx';
export { CutOffLine } from './cut-off/cut-off-line.tsx';
export { useCutOffWords } from './cut-off/cut-off-words.ts';
export { momentWords } from './cut-off/moment-text.ts';
export { DateField } from './delivery/date-field.tsx';
export { type DeliveryDays, daysOf } from './delivery/delivery-days.ts';
export { NoteField } from './delivery/note-field.tsx';
export { acceptProposal, shownNumber } from './delivery/order-number.ts';
export { OrderNumberField } from './delivery/order-number-field.tsx';
export { ShipToButton } from './delivery/ship-to-button.tsx';
export { TransportField } from './delivery/transport-field.tsx';
export { useCartField } from './delivery/use-cart-field.ts';
export { CartElsewhere } from './elsewhere/cart-elsewhere.tsx';
export { ShipToButtons } from './elsewhere/ship-to-buttons.tsx';
export { type ShipToConflict, ShipToConflictContext, useShipToConflict } from './elsewhere/ship-to-conflict.ts';
export { blockedLines } from './line/blocked-lines.ts';
export { BlockedNote } from './line/blocked-note.tsx';
export { LineNotes } from './line/line-notes.tsx';
export { lineOfItem } from './line/line-of-item.ts';
export { LinePicture } from './line/line-picture.tsx';
export { type Measure, palletsOf, weightOf } from './load/gauge-load.ts';
export { palletsText, weightText } from './load/gauge-text.ts';
export { loadAfter } from './load/load-after.ts';
export { type LoadAfter, LoadGauge } from './load/load-gauge.tsx';
export { LoadFigures, LoadMessage, Missing } from './load/load-words.tsx';
export { CartBeside } from './panel/cart-beside.tsx';
export { CartControl } from './panel/cart-control.tsx';
export { usePanelPreference } from './panel/cart-panel-state.ts';
export { CartStrip } from './panel/cart-strip.tsx';
export { loadCartPart, loadCartPartLater } from './part/load-cart-part.ts';
export { activeCartQueries, type Cart, type CartLine, cacheCart, useCart } from './queries/active-cart.queries.ts';
export { cartKey, cartQueries, useBriefCart } from './queries/cart.queries.ts';
export { useIsCartForeseen } from './queries/cart-filled.ts';
export { RepeatBlock, RepeatedPanel } from './reorder/lazy-repeat.tsx';
export { repeatQueries } from './reorder/reorder.queries.ts';
export { RepeatButton } from './reorder/repeat-button.tsx';
export { RepeatQuestion } from './reorder/repeat-question.tsx';
export { type Repeating, useRepeat } from './reorder/use-repeat.ts';
export type { Deposit } from './sums/deposits.ts';
export { SumTable } from './sums/sum-table.tsx';
export { depositsOfCart, sumsOfCart } from './sums/sums-of-cart.ts';
export { UsualBlock } from './usual/lazy-usual.tsx';
export { putIntoCart } from './usual/put-into-cart.ts';
export { usePut } from './usual/use-put.ts';
