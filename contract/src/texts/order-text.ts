import type { Language } from '../languages.ts';
import type { CancelVerdict } from '../ordering/cancellation.ts';
import type { OrderStatus } from '../ordering/order-status.ts';
import en from './en/ordering.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

type OrderTexts = {
  orderStatus: Record<OrderStatus, string>;
  orderType: Readonly<Record<string, string>>;
  cancellation: Record<CancelVerdict | 'REQUESTED' | 'CANCELLED', string>;
  rejection: (typeof en)['rejection'];
};

const texts = readTexts<OrderTexts>('ordering.json', en);

// What the ERP invented is shown as it is.
const named = (names: Readonly<Record<string, string>>, value: string): string =>
  new Map(Object.entries(names)).get(value) ?? value;

export const orderStatusText = (status: string, language: Language): string =>
  named(texts[language].orderStatus, status);

export const orderTypes = Object.keys(en.orderType);

export const orderTypeText = (type: string, language: Language): string => named(texts[language].orderType, type);

/** Why the ERP does not deliver a line. */
export const rejectionText = (reason: string, language: Language): string => named(texts[language].rejection, reason);

/** The state of a request to cancel (O5, T126). */
export const cancellationText = (state: keyof OrderTexts['cancellation'], language: Language): string =>
  texts[language].cancellation[state];
