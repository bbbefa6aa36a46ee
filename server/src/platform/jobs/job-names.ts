import type { Mail } from '../mailer.ts';

/** Every job and what it carries. */
export type JobPayloads = {
  'send-mail': Mail;
  'forget-ended-sign-ins': Record<string, never>;
  'forget-old': Record<string, never>;
  'send-order-to-erp': { orderNumber: string };
  /** By the key of what is to be told. */
  'deliver-notification': { key: string };
};
export type JobName = keyof JobPayloads;
export const jobNames = [
  'send-mail',
  'forget-ended-sign-ins',
  'forget-old',
  'send-order-to-erp',
  'deliver-notification',
] as const satisfies JobName[];
