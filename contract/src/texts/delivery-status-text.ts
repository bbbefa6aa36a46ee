import type { Language } from '../languages.ts';
import type { DeliveryStatus } from '../ordering/delivery-status.ts';
import en from './en/ordering.json' with { type: 'json' };
import { readTexts } from './read-texts.ts';

const texts = readTexts<{ deliveryStatus: Record<DeliveryStatus, string> }>('ordering.json', en);

/** The label of a delivery status; one that the ERP invented is shown as it is. */
export const deliveryStatusText = (status: string, language: Language): string =>
  new Map<string, string>(Object.entries(texts[language].deliveryStatus)).get(status) ?? status;
