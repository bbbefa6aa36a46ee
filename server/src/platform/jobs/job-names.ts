import type { Language } from '@dray/contract/languages.ts';
import type { Mail } from '../mailer.ts';

/** Every job and what it carries. */
export type JobPayloads = {
  'send-mail': Mail;
  'forget-ended-sign-ins': Record<string, never>;
  'forget-old': Record<string, never>;
  'send-order-to-erp': { orderNumber: string };
  /** Without a language, in the receiver's own. */
  'confirm-order': { orderNumber: string; language?: Language };
};
export type JobName = keyof JobPayloads;
export const jobNames = [
  'send-mail',
  'forget-ended-sign-ins',
  'forget-old',
  'send-order-to-erp',
  'confirm-order',
] as const satisfies JobName[];
