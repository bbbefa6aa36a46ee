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
  /** The same bill for programs. */
  'fetch-structured-invoice': { number: string; format: string };
  /** A payer's lists of archives; and who waits for them, where only they are told. */
  'refresh-archives': { payerId: string; uid?: string };
  'forget-live-events': Record<string, never>;
  'refresh-passed-days': Record<string, never>;
  'refresh-trade-months': Record<string, never>;
  'gather-market-sales': Record<string, never>;
  'shorten-order-parts': Record<string, never>;
  'tell-of-documents': Record<string, never>;
  /** By the key of what is to be sent. */
  'deliver-notification': { key: string };
  /** By the address that somebody typed; whether it is known is looked up there. */
  'make-password-reset': { email: string };
  /** Orders of an uploaded file that wait, by the upload's id. */
  'place-bulk-orders': { jobId: string };
  /** A file of master data that waits to be read, or to be written. */
  'read-import': { importId: string };
  'write-import': { importId: string };
  'retry-waiting-master-data': Record<string, never>;
  /** What is kept of a person, by the id of what they have asked for. */
  'make-data-export': { exportId: string };
  'forget-data-exports': Record<string, never>;
  'measure-health': Record<string, never>;
};
export type JobName = keyof JobPayloads;
export const jobNames = [
  'send-mail',
  'forget-ended-sign-ins',
  'forget-old',
  'erp-order-event',
  'fetch-billing-pdf',
  'fetch-structured-invoice',
  'refresh-archives',
  'forget-live-events',
  'refresh-passed-days',
  'refresh-trade-months',
  'gather-market-sales',
  'shorten-order-parts',
  'tell-of-documents',
  'deliver-notification',
  'place-bulk-orders',
  'make-password-reset',
  'read-import',
  'write-import',
  'retry-waiting-master-data',
  'make-data-export',
  'forget-data-exports',
  'measure-health',
] as const satisfies JobName[];
