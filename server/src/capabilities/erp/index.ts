export type { ErpDesk, ErpDoor } from './erp.door.ts';
export { registerErpMetrics } from './erp-metrics.ts';
export { announcementOf } from './messages/ask-erp.ts';
export { CannotOperate } from './messages/operate.ts';
export type {
  Applied,
  ErpCustomers,
  ErpDeps,
  ErpOrders,
  ErpSettings,
  PassedPage,
  SentPage,
  SentRow,
} from './needs/erp.deps.ts';
export { openErp, openErpDesk } from './open-erp.ts';
export { refreshPassedDays } from './passed-days.ts';
export type { AgreedOrder } from './port/agreed-order.ts';
export type { ContractUpdate, CreditUpdate } from './port/customer-update.ts';
export { type DeliveryFact, type DeliveryRule, usualDeliveryRules } from './port/delivery-rules.ts';
export { ErpFailure } from './port/erp-failure.ts';
export type { ErpPort } from './port/erp-port.ts';
export type { ItemToSend, OrderToSend } from './port/order-to-send.ts';
export type {
  BillingUpdate,
  CancelAnswer,
  DeliveryItemUpdate,
  DeliveryUpdate,
  ItemUpdate,
  OrderUpdate,
  RejectionReason,
} from './port/order-update.ts';
export { referenceTaken } from './rules/erp-reference.model.ts';
export type { ParkedMessage } from './rules/parked-message.model.ts';
export type { MessageOnFile, NotedMismatch, OpenMessage } from './rules/shown-message.model.ts';
export { type RunningErp, runErp } from './run-erp.ts';
export { readSapMapping, type SapMapping } from './sap/sap-mapping.ts';
export type { SapSettings } from './sap/sap-names.ts';
export { sapPort } from './sap/sap-port.ts';
