import { runFixed, type Transaction } from '../database/connection.ts';
import { jobRunStore } from './job-run.store.ts';
import { unannouncedJobs } from './unannounced-jobs.store.ts';

/** For a job of the clock that somebody needs sooner; not where it waits already, or was done since then. */
export async function askForRound(transaction: Transaction, job: 'refresh-trade-months', since: Date): Promise<void> {
  if (await jobRunStore(transaction).isAskedOrDone(job, since)) return;
  await runFixed(transaction, unannouncedJobs([{ name: job, payload: {} }]));
}
