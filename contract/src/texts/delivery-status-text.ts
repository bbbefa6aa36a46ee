import type { Language } from '../languages.ts';
import type { DeliveryStatus } from '../ordering/delivery-status.ts';
import en from './en/ordering.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

const texts = readTexts<{ deliveryStatus: Record<DeliveryStatus, string> }>('ordering.json', en);

/** The label of a delivery status. */
export const deliveryStatusText = (status: DeliveryStatus, language: Language): string =>
  texts[language].deliveryStatus[status];
