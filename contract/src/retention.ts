/** How long things are kept that nobody needs any more; docs/retention.md says why. Orders and the audit are kept. */
export const retention = {
  mailFileDays: 30,
  deletedCartDays: 90,
  couponGuessDays: 1,
  cartUndoDays: 1,
  notificationDays: 400,
  cartHintHours: 24,
  recentSearchDays: 30,
  bulkUploadDays: 30,
  endedLinkDays: 90,
  repeatKeyDays: 1,
  askedQuestionDays: 90,
  askerDays: 1,
  decidedChangeDays: 400,
  importDays: 90,
  importUndoDays: 1,
  masterWaitingDays: 1,
  onboardingDays: 365,
  endedActingDays: 90,
  peopleHelpDays: 90,
  healthDays: 2,
} as const;

const dayMs = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
