/** What became of one look at an order's messages; a pause of its own, or the queue's growing one. */
export type SendOutcome = { kind: 'settled' } | { kind: 'again'; reason: string; seconds?: number; isAway?: boolean };

export const settledNow: SendOutcome = { kind: 'settled' };
