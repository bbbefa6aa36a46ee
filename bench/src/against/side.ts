import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Checkout } from './checkout.ts';
import type { Round, Step } from './steps.ts';

export type Side = { name: string; measure(step: Step): Promise<Round>; end(): Promise<void> };

/** Starts a version with its database; the checkout's own packages are found from its folder. */
export async function startSide({ name, folder }: Checkout): Promise<Side> {
  const child = fork(fileURLToPath(new URL('side-process.ts', import.meta.url)), [folder], { cwd: folder });
  let hasEnded = false;
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => {
      hasEnded = true;
      reject(new Error(`${name} ended with ${code}`));
    });
  });
  ended.catch(() => undefined);
  const heard = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  await Promise.race([heard(), ended]);
  return {
    name,
    measure: async (step) => {
      const answer = heard();
      child.send(step);
      return (await Promise.race([answer, ended])) as Round;
    },
    end: async () => {
      if (!hasEnded) child.send('end');
      await ended.catch(() => undefined);
    },
  };
}
