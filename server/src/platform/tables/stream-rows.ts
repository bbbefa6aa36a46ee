import { Worker } from 'node:worker_threads';
import type { RowBatch } from './row-batches.ts';
import { TableFault, type TableFaultCode, type TableLimits } from './table.ts';

type Answer = { batch: RowBatch } | { isOver: true } | { fault: TableFaultCode };

const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 };
const batchDeadlineMs = 20_000;

export type StreamRows = (bytes: Uint8Array, limits: TableLimits) => AsyncGenerator<RowBatch>;

/**
 * Reads a large file in a thread of its own and hands it on batch by batch. What a file does to its reader nobody else
 * feels: a thread that takes too much, or too long for one batch, is ended.
 */
export const streamRows: StreamRows = async function* (bytes, limits) {
  const own = new Uint8Array(bytes);
  const thread = new Worker(new URL('./row-batches.worker.ts', import.meta.url), {
    resourceLimits: memory,
    workerData: { bytes: own, limits },
    transferList: [own.buffer],
  });
  // One that ends while nobody asks is met at the next question.
  thread.on('error', () => undefined);
  try {
    for (;;) {
      const answer = await askFor(thread);
      if ('fault' in answer) throw new TableFault(answer.fault);
      if ('isOver' in answer) return;
      yield answer.batch;
    }
  } finally {
    await thread.terminate();
  }
};

function askFor(thread: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = (how: () => void) => {
      settled.abort();
      how();
    };
    const listeners = {
      message: (answer: Answer) => settle(() => resolve(answer)),
      error: (error: Error & { code?: string }) =>
        settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TableFault('INFLATES') : error)),
      exit: () => settle(() => reject(new TableFault('UNREADABLE'))),
    };
    const timer = setTimeout(() => settle(() => reject(new TableFault('INFLATES'))), batchDeadlineMs);
    for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
    settled.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
    });
    thread.postMessage('next');
  });
}
