import type { Mail } from '../mailer.ts';

/** Every job and what it carries. */
export type JobPayloads = {
  'send-mail': Mail;
  'forget-ended-sign-ins': Record<string, never>;
};
export type JobName = keyof JobPayloads;
export const jobNames = ['send-mail', 'forget-ended-sign-ins'] as const satisfies JobName[];
