import type { Language } from '../languages.ts';
import type { DeliveryStatus } from '../ordering/delivery-status.ts';
import cs from './cs/ordering.json' with { type: 'json' };
import en from './en/ordering.json' with { type: 'json' };
import es from './es/ordering.json' with { type: 'json' };
import it from './it/ordering.json' with { type: 'json' };
import sk from './sk/ordering.json' with { type: 'json' };

const texts: Record<Language, Record<DeliveryStatus, string>> = {
  en: en.deliveryStatus,
  cs: cs.deliveryStatus,
  it: it.deliveryStatus,
  sk: sk.deliveryStatus,
  es: es.deliveryStatus,
};

/** The label of a delivery status. */
export const deliveryStatusText = (status: DeliveryStatus, language: Language): string => texts[language][status];
