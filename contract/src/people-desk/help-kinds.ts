/** What customer service does for somebody who cannot help themselves. */
export const helpKinds = ['invited', 'unlocked', 'signed-out', 'details-changed'] as const;
export type HelpKind = (typeof helpKinds)[number];

export const helpReasonLength = { min: 3, max: 200 } as const;
