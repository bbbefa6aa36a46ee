import type { Transaction } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Mailer } from '#platform/mailer.ts';

type Workshop = {
  mailer: Mailer;
  write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  forgetEndedSignIns: (transaction: Transaction) => Promise<void>;
};

/** What runs without anybody waiting for it. */
export async function startJobs(queue: JobQueue, { mailer, write, forgetEndedSignIns }: Workshop): Promise<void> {
  await queue.work('send-mail', (mail, id) => mailer.send(mail, id));
  await queue.work('forget-ended-sign-ins', () => write(forgetEndedSignIns));
  await queue.schedule('forget-ended-sign-ins', '17 * * * *');
}
