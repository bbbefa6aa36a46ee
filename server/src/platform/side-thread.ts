import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal.ts';

type Task<Output> = { resolve: (output: Output) => void; reject: (error: unknown) => void };
type Limits = {
  memoryMb?: number;
  /** From the moment it is asked until it is answered, waiting included. */
  deadlineMs?: number;
};
type Answer<Output> = { output: Output } | { error: string };

/** More than these would wait longer than a reader does. */
const maxWaiting = 40;
const comeBackSeconds = 5;

/**
 * Heavy work beside the event loop, one task at a time. The module answers each message it is sent, in order (see
 * `answerTasks`). The thread begins with the first task and keeps no process alive.
 * One that is late is ended together with whatever waits behind it.
 */
export function sideThread<Input, Output>(module: URL, limits: Limits = {}): (input: Input) => Promise<Output> {
  const waiting: Task<Output>[] = [];
  let thread: Worker | undefined;

  const start = (): Worker => {
    const { memoryMb } = limits;
    const worker = new Worker(module, memoryMb ? { resourceLimits: { maxOldGenerationSizeMb: memoryMb } } : {});
    // A fault is reported twice, as an error and as the end; by then another thread may be at work.
    const fail = (error: unknown) => {
      if (thread !== worker) return;
      thread = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    worker.unref();
    worker.on('message', (answer: Answer<Output>) => {
      const task = waiting.shift();
      if ('output' in answer) task?.resolve(answer.output);
      else task?.reject(new Error(answer.error));
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the side thread ended with ${code}`)));
    return worker;
  };

  const give = (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      waiting.push({ resolve, reject });
      thread.postMessage(input);
    });

  const endLate = (): void => {
    const late = thread;
    thread = undefined;
    for (const { reject } of waiting.splice(0)) reject(new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds));
    void late?.terminate();
  };

  return (input) => {
    if (waiting.length >= maxWaiting) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
    const answer = give(input);
    if (limits.deadlineMs === undefined) return answer;
    const timer = setTimeout(endLate, limits.deadlineMs);
    return answer.finally(() => clearTimeout(timer));
  };
}
