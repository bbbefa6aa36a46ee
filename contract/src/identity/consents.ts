import { masterPurchaseAgreement } from '../cart/agreement.ts';

export const consentKinds = ['terms', 'privacy', 'guidelines', 'masterPurchase'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What is in force, and since when. A new version must be accepted anew; without the last one nothing is ordered (T48). */
export const consentsInForce: Readonly<Record<ConsentKind, { version: string; since: string }>> = {
  terms: { version: '3.2', since: '2026-09-01' },
  privacy: { version: '2.0', since: '2026-01-01' },
  guidelines: { version: '1.4', since: '2026-09-01' },
  masterPurchase: { version: masterPurchaseAgreement.version, since: '2026-01-01' },
};
