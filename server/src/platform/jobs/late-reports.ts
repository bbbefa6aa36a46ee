import { setTimeout as sleep } from 'node:timers/promises';
import type { JobResult, PgBoss } from 'pg-boss';

/** A job and the try that it was taken for. */
export type JobAttempt = { id: string; retryCount: number };

/** What became of jobs that this process had taken; each names its try, so that one which others took meanwhile is let be. */
type Report = { name: string; done: JobAttempt[]; failed: JobAttempt[]; reason: string };

const pauseMs = 500;
const connectionLost = 'the database was away when this was to be reported';

/**
 * Says later what the database could not be told when it happened. Otherwise jobs of a process that goes on would stay taken
 * until the queue gives that process up, two minutes after the primary has died.
 */
export function lateReports(boss: Pick<PgBoss, 'complete' | 'fail'>) {
  const ending = new AbortController();
  const lastBatches = new Map<string, Report>();
  const running = new Set<Promise<void>>();

  async function say({ name, done, failed, reason }: Report): Promise<void> {
    if (done.length > 0) await boss.complete(name, done);
    if (failed.length > 0) await boss.fail(name, failed, { message: reason });
  }

  function sayUntilHeard(report: Report): void {
    const saying = (async () => {
      while (!ending.signal.aborted) {
        if (await isSaid(report)) return;
        await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    })().finally(() => running.delete(saying));
    running.add(saying);
  }

  /** Why not is in the log already: it is the same outage. */
  const isSaid = (report: Report): Promise<boolean> =>
    say(report).then(
      () => true,
      () => false,
    );

  return {
    /** A worker's batch is over, and the queue is about to be told of it. */
    batchOver(name: string, jobs: readonly JobAttempt[], results: readonly JobResult[]): void {
      const isDone = new Set(results.flatMap(({ id, status }) => (status === 'completed' ? id : [])));
      lastBatches.set(name, {
        name,
        done: jobs.filter(({ id }) => isDone.has(id)).map(attemptOf),
        failed: jobs.filter(({ id }) => !isDone.has(id)).map(attemptOf),
        reason: connectionLost,
      });
    },
    /** The queue met an error: perhaps with the last batch. What it was told of all the same does not change. */
    workerFailed(name: string): void {
      const report = lastBatches.get(name);
      lastBatches.delete(name);
      if (report) sayUntilHeard(report);
    },
    /** Told at once, or as soon as there is somebody to tell. */
    async report(name: string, job: JobAttempt, outcome: 'done' | 'failed', reason = ''): Promise<void> {
      const [done, failed] = outcome === 'done' ? [[job], []] : [[], [job]];
      const report = { name, done, failed, reason };
      if (!(await isSaid(report))) sayUntilHeard(report);
    },
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all(running);
    },
  };
}

/** Without what it carries. */
export const attemptOf = ({ id, retryCount }: JobAttempt): JobAttempt => ({ id, retryCount });
