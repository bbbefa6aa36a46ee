/** Nothing is ordered before this has been accepted (T48); a new version must be accepted anew. */
export const masterPurchaseAgreement = { agreement: 'master-purchase', version: '2026-01' } as const;
