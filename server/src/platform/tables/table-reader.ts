import { Worker } from 'node:worker_threads';
import { workSlots } from '../work-slots.ts';
import { type Table, TableFault, type TableFaultCode, type TableLimits } from './table.ts';

type Answer = { table: Table } | { fault: TableFaultCode };

const deadlineMs = 10_000;
const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };
const threadsAtOnce = 2;

export type ReadTable = (bytes: Uint8Array) => Promise<Table>;

/**
 * Reads tables out of files that somebody sent: beside the event loop, in a thread that is ended when a file takes too long
 * or too much. What a file does to its reader nobody else feels. A thread that read well waits for the next file, because
 * starting one makes everybody wait.
 */
export function tableReader(limits: TableLimits): ReadTable {
  const slots = workSlots({ atOnce: threadsAtOnce, waiting: 10 });
  const idle: Worker[] = [];
  return (bytes) =>
    slots.run(async () => {
      const thread = idle.pop() ?? startThread(idle);
      const answer = await readIn(thread, { bytes, limits });
      idle.push(thread);
      if ('table' in answer) return answer.table;
      throw new TableFault(answer.fault);
    });
}

function startThread(idle: Worker[]): Worker {
  const thread = new Worker(new URL('./table.worker.ts', import.meta.url), { resourceLimits: memory });
  thread.unref();
  const leave = () => {
    const index = idle.indexOf(thread);
    if (index >= 0) idle.splice(index, 1);
  };
  // One that ends while it waits is nobody's fault to tell.
  thread.on('error', leave);
  thread.on('exit', leave);
  return thread;
}

/** A refusal is an answer like any other; a thread that gives none in time is ended, and cannot be asked again. */
function readIn(thread: Worker, { bytes, limits }: { bytes: Uint8Array; limits: TableLimits }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = (how: () => void) => {
      settled.abort();
      how();
    };
    const fail = (error: Error) =>
      settle(() => {
        void thread.terminate();
        reject(error);
      });
    const listeners = {
      message: (answer: Answer) => settle(() => resolve(answer)),
      error: (error: Error & { code?: string }) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TableFault('INFLATES') : error),
      exit: () => fail(new TableFault('UNREADABLE')),
    };
    const timer = setTimeout(() => fail(new TableFault('INFLATES')), deadlineMs);
    for (const [event, listener] of Object.entries(listeners)) thread.on(event, listener);
    settled.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) thread.off(event, listener);
    });
    // A copy of its own, so that the thread gets the bytes without the buffer that they arrived in.
    const own = new Uint8Array(bytes);
    thread.postMessage({ bytes: own, limits }, [own.buffer]);
  });
}
