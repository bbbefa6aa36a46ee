import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal.ts';

type Task<Output> = { resolve: (output: Output) => void; reject: (error: unknown) => void };
type Answer<Output> = { output: Output } | { error: string };

/** More than these would wait longer than a reader does. */
const maxWaiting = 40;

/**
 * Heavy work beside the event loop, one task at a time. The module answers each message it is sent, in order (see
 * `answerTasks`). The thread begins with the first task and keeps no process alive.
 */
export function sideThread<Input, Output>(module: URL): (input: Input) => Promise<Output> {
  const waiting: Task<Output>[] = [];
  let thread: Worker | undefined;

  const start = (): Worker => {
    const worker = new Worker(module);
    // A fault is told twice, as an error and as the end; by then another thread may be at work.
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

  return (input) => {
    if (waiting.length >= maxWaiting) throw new Refusal('SERVICE_UNAVAILABLE', {}, 5);
    return new Promise((resolve, reject) => {
      thread ??= start();
      waiting.push({ resolve, reject });
      thread.postMessage(input);
    });
  };
}
