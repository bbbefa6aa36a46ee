import { Refusal } from './refusal.ts';

export type WorkSlots = { run<T>(work: () => Promise<T>): Promise<T> };

const comeBackSeconds = 2;

/**
 * Work that keeps a core busy: so much at once, so much waiting in order, and anyone who comes beyond that is asked to come
 * back. Without it a burst would take memory and time from everybody else.
 */
export function workSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkSlots {
  const queue: (() => void)[] = [];
  let taken = 0;

  async function enter(): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
    // Anyone who leaves hands over the slot, so that nobody who comes meanwhile can take it.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
