/** How far a cancellation is (T126). */
export const cancellations = ['none', 'requested', 'blocked', 'done', 'refused'] as const;
export type Cancellation = (typeof cancellations)[number];

/** The ERP's verdicts that have words of their own (O5). */
export const cancelVerdicts = ['ORDER_BLOCKED', 'GOODS_ISSUED', 'DELIVERY_BLOCKED'] as const;
export type CancelVerdict = (typeof cancelVerdicts)[number];

/** Why asking would be in vain, as far as the portal knows. */
export const cancelBars = ['REQUESTED', 'CANCELLED', 'REJECTED', 'GOODS_ISSUED', 'REFUSED', 'COMPLETED'] as const;
export type CancelBar = (typeof cancelBars)[number];
