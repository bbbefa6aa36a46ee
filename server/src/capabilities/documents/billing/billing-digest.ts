import { createHash } from 'node:crypto';
import type { BillingUpdate } from '#capabilities/erp/index.ts';

/** Tells whether the ERP's words have changed. */
export const digestOfUpdate = (update: BillingUpdate): string =>
  createHash('sha256').update(JSON.stringify(update)).digest('base64url');
