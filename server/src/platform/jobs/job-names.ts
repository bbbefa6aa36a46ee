import type { Mail } from '../mailer.ts';

/** Every job and what it carries. */
export type JobPayloads = {
  'send-mail': Mail;
  'forget-ended-sign-ins': Record<string, never>;
  'forget-old': Record<string, never>;
  /** Something of this order waits for the ERP. */
  'erp-order-event': { orderNumber: string; kind: string };
  /** The file of a billing document, by its number. */
  'fetch-billing-pdf': { number: string };
  'forget-live-events': Record<string, never>;
  'refresh-passed-days': Record<string, never>;
  /** By the key of what is to be told. */
  'deliver-notification': { key: string };
};
export type JobName = keyof JobPayloads;
export const jobNames = [
  'send-mail',
  'forget-ended-sign-ins',
  'forget-old',
  'erp-order-event',
  'fetch-billing-pdf',
  'forget-live-events',
  'refresh-passed-days',
  'deliver-notification',
] as const satisfies JobName[];
