import { fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PlacerMessage, PlacerTask } from './order-placer.ts';

const script = fileURLToPath(new URL('order-placer.ts', import.meta.url));

export type PlacerProcess = ReturnType<typeof startPlacer>;

/** The placer lives outside of the process that kills and counts, so that what it heard is not in the same memory. */
export function startPlacer(task: PlacerTask) {
  const child = fork(script, [JSON.stringify(task)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let underWay = 0;
  child.on('message', (message) => {
    if (message === 'placing') underWay += 1;
    if (message === 'over') underWay -= 1;
  });
  const ended = new AbortController();
  const exited = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      ended.abort(new Error(`The placer ended with ${code}`));
      resolve(code);
    }),
  );

  return {
    isPlacing: () => underWay > 0,
    onAcknowledged: (hear: () => void): void =>
      void child.on('message', (message) => message === 'acknowledged' && hear()),
    /** Waits until it has said this so many times from now on; fails when it ends before. */
    async hears(wanted: PlacerMessage, times = 1): Promise<void> {
      let heard = 0;
      for await (const [message] of on(child, 'message', { signal: ended.signal })) {
        if (message === wanted) heard += 1;
        if (heard >= times) return;
      }
    },
    /** Every placing that is under way is answered before it ends. */
    async finish(): Promise<void> {
      if (child.connected) child.send('stop');
      const code = await exited;
      if (code !== 0) throw new Error(`The placer ended with ${code}`);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
