import { ErpError } from '../erp-error.ts';

/** So many calls are worked on at once, so many more may wait, and no longer than that. */
export type WorkProcesses = { run<T>(work: () => Promise<T>): Promise<T> };

export type WorkLimits = { atOnce: number; waiting: number; waitMs: number };

export function createWorkProcesses({ atOnce, waiting, waitMs }: WorkLimits): WorkProcesses {
  let busy = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  };
  const enter = async () => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (line.length >= waiting) throw overloaded();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(go), 1);
        reject(overloaded());
      }, waitMs);
      line.push(go);
    });
  };
  return {
    run: async (work) => {
      await enter();
      return work().finally(leave);
    },
  };
}

const overloaded = (): ErpError =>
  new ErpError({ status: 503, code: '/IWFND/MED/120', message: 'No work process is free' });
