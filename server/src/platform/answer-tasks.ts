import { parentPort } from 'node:worker_threads';

/** The other end of a side thread: does each task after the one before it and sends back what came of it. */
export function answerTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (input: Input) => {
    last = last
      .then(() => work(input))
      .then(
        (output) => parentPort?.postMessage({ output }),
        (error: unknown) => parentPort?.postMessage({ error: String(error) }),
      );
  });
}
