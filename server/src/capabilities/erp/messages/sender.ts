import { startJobIn, startWaitingJobsNow } from '#platform/jobs/job-times.store.ts';
import type { ErpDeps } from '../erp.deps.ts';
import { erpMessageStore } from './erp-message.store.ts';
import { sendNext } from './send-next.ts';
import type { SendOutcome } from './send-outcome.ts';

const job = 'erp-order-event';
const lookEveryMs = 1_000;
const probeEveryMs = 2_000;
const forgottenEveryMs = 60_000;
const forgottenAtOnce = 1_000;

export type Sender = { stop: () => Promise<void>; isAway: () => boolean };

/**
 * Sends what waits, so many orders at once. While the ERP is away nothing is taken: it is probed instead, and the moment that
 * it answers everything that waits is due at once. Pauses that grow are for faults of single orders.
 */
export function startSender(deps: ErpDeps): Sender {
  const running = new Set<Promise<void>>();
  let isAway = false;
  let isStopping = false;
  let lookedForForgottenAt = Number.NEGATIVE_INFINITY;
  let wakeUp = () => {};

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run({ id, payload }: { id: string; payload: { orderNumber: string } }): Promise<void> {
    const outcome = await sendNext(deps, payload.orderNumber).catch((error: unknown): SendOutcome => {
      deps.logger.warn({ err: error, orderNumber: payload.orderNumber }, 'a message for the ERP could not be handled');
      return { kind: 'again', reason: error instanceof Error ? error.message : String(error) };
    });
    if (outcome.kind === 'settled') return deps.queue.complete(job, id);
    if (outcome.isAway) isAway = true;
    await deps.queue.tryAgain(job, id, outcome.reason);
    const { seconds } = outcome;
    if (seconds !== undefined) await deps.write((transaction) => startJobIn(transaction, job, id, seconds));
  }

  async function probe(): Promise<void> {
    try {
      await deps.port.reach();
    } catch {
      return pause(probeEveryMs);
    }
    await deps.write((transaction) => startWaitingJobsNow(transaction, job));
    isAway = false;
    deps.logger.info('the ERP answers again');
  }

  async function wakeForgotten(): Promise<void> {
    if (performance.now() - lookedForForgottenAt < forgottenEveryMs) return;
    lookedForForgottenAt = performance.now();
    await deps.write(async (transaction) => {
      const store = erpMessageStore(transaction);
      const forgotten = await store.findForgotten(forgottenAtOnce);
      if (forgotten.length > 0) await store.wake(forgotten);
    });
  }

  async function take(): Promise<void> {
    const free = deps.settings.parallel - running.size;
    const jobs = free > 0 ? await deps.queue.take(job, free) : [];
    for (const taken of jobs) {
      const work = run(taken)
        .catch((error: unknown) => deps.logger.warn({ err: error }, 'a job for the ERP could not be settled'))
        .finally(() => {
          running.delete(work);
          wakeUp();
        });
      running.add(work);
    }
    if (jobs.length < free || free <= 0) await pause(lookEveryMs);
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      try {
        if (isAway && running.size === 0) await probe();
        else if (isAway) await pause(probeEveryMs);
        else {
          await wakeForgotten();
          await take();
        }
      } catch (error) {
        deps.logger.warn({ err: error }, 'the sender of orders met an error');
        await pause(probeEveryMs);
      }
    }
    await Promise.allSettled(running);
  }

  const looping = loop();
  return {
    isAway: () => isAway,
    async stop() {
      isStopping = true;
      wakeUp();
      await looping;
    },
  };
}
