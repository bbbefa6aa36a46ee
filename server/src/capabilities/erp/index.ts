export type { DeliveryFact, DeliveryRule } from './port/delivery-rules.ts';
export type {
  CancelAnswer,
  DeliveryItemNews,
  DeliveryNews,
  ItemNews,
  OrderNews,
  RejectionReason,
} from './port/order-news.ts';
export type { ItemToSend, OrderToSend } from './port/order-to-send.ts';
