import { type OrderReference, referenceFaults, referenceNames } from '@dray/contract/cart/reference-fields.ts';
import type { Finding } from './finding.model.ts';

/** What is wrong with the reference, under the names that the wire has for its fields. */
export const referenceFindings = (reference: Partial<OrderReference>): Finding[] =>
  referenceFaults(reference).map(({ field, ...fault }) => ({
    code: fault.code,
    ...(fault.code === 'TEXT_TOO_LONG' ? { values: { maximum: fault.maximum } } : {}),
    path: [referenceNames[field]],
  }));
