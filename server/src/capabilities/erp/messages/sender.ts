import type { TakenJob } from '#platform/jobs/job-queue.ts';
import { startJobIn, startWaitingJobsNow } from '#platform/jobs/job-times.store.ts';
import { activeSpan } from '#platform/tracing/active-span.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import { erpMessageStore } from '../store/erp-message.store.ts';
import { backlogPace, nextTakeMs } from './backlog-pace.ts';
import { sendNext } from './send-next.ts';
import type { SendOutcome } from './send-outcome.ts';
import { waker } from './waker.ts';

const job = 'erp-order-event';
const lookEveryMs = 1_000;
const probeEveryMs = 2_000;
const forgottenEveryMs = 60_000;
const forgottenAtOnce = 1_000;

export type Sender = { stop: () => Promise<void>; isAway: () => boolean };

/**
 * Sends what waits, the oldest first, so many orders at once and at a pace that customers do not feel. While the ERP is away nothing is taken: it is probed instead, and the moment that
 * it answers everything that waits is due. Pauses that grow are for faults of single orders.
 */
export function startSender(deps: ErpDeps): Sender {
  const running = new Set<Promise<void>>();
  const { pause, wake } = waker();
  const wakeForgotten = forgottenWaker(deps);
  const pace = backlogPace(deps);
  let isAway = false;
  let isStopping = false;

  const begin = (taken: Taken) => {
    const work = deps.queue
      .inTrace(job, taken, () => runJob(deps, taken))
      .then((outcome) => {
        if (outcome.kind === 'again' && outcome.isAway) isAway = true;
      })
      .catch((error: unknown) => deps.logger.warn({ err: error }, 'a job for the ERP could not be settled'))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  };

  const take = async () => {
    const free = Math.max(0, deps.settings.parallel - running.size);
    const most = Math.min(free, pace.room());
    if (most === 0) return pause(free === 0 ? lookEveryMs : nextTakeMs);
    const jobs = await deps.queue.take(job, most);
    pace.took(jobs.length);
    jobs.forEach(begin);
    if (jobs.length < most) await pause(lookEveryMs);
  };

  const turn = async () => {
    if (isAway && running.size > 0) return pause(probeEveryMs);
    if (isAway) {
      if (!(await isBack(deps))) return pause(probeEveryMs);
      isAway = false;
    }
    await wakeForgotten();
    return take();
  };

  const looping = (async () => {
    while (!isStopping) {
      await turn().catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'the sender of orders met an error');
        return pause(probeEveryMs);
      });
    }
    await Promise.allSettled(running);
  })();

  return {
    isAway: () => isAway,
    async stop() {
      isStopping = true;
      wake();
      await looping;
    },
  };
}

type Taken = TakenJob<typeof job>;

async function runJob(deps: ErpDeps, taken: Taken): Promise<SendOutcome> {
  const { orderNumber } = taken.payload;
  const outcome = await sendNext(deps, orderNumber).catch((error: unknown): SendOutcome => {
    deps.logger.warn({ err: error, orderNumber }, 'a message for the ERP could not be handled');
    return { kind: 'again', reason: error instanceof Error ? error.message : String(error) };
  });
  if (outcome.kind === 'settled') {
    await deps.queue.complete(job, taken);
    return outcome;
  }
  const { reason, seconds } = outcome;
  activeSpan()?.fail('again');
  const putOff = async (forSeconds: number) =>
    // Together: killed in between, an order that was looked for often would wait for minutes.
    deps.write(async (transaction) => {
      await deps.queue.tryAgain(job, taken, reason, transaction);
      await startJobIn(transaction, job, taken.id, forSeconds);
    });
  if (seconds === undefined) await deps.queue.tryAgain(job, taken, reason);
  else
    await putOff(seconds).catch(async (error: unknown) => {
      await deps.queue.tryAgain(job, taken, reason);
      throw error;
    });
  return outcome;
}

async function isBack(deps: ErpDeps): Promise<boolean> {
  try {
    await deps.port.reach();
  } catch {
    return false;
  }
  await deps.write((transaction) => startWaitingJobsNow(transaction, job));
  deps.logger.info('the ERP answers again');
  return true;
}

function forgottenWaker(deps: ErpDeps): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - lookedAt < forgottenEveryMs) return;
    lookedAt = performance.now();
    await deps.write(async (transaction) => {
      const store = erpMessageStore(transaction);
      const forgotten = await store.findForgotten(forgottenAtOnce);
      if (forgotten.length > 0) await store.wake(forgotten);
    });
  };
}
