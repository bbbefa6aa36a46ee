import { Refusal } from './refusal.ts';

export type Turns = { run<T>(person: string, work: () => Promise<T>): Promise<T> };

const comeBackSeconds = 2;

/**
 * One file a person at a time, so that nobody takes all places. The next one waits: two windows of one person are no
 * mistake, and what they dropped into the second is not to be dropped again. Beyond `waiting` and `waitMs` they are asked to
 * come back.
 */
export function turns({ waiting, waitMs }: { waiting: number; waitMs: number }): Turns {
  const lines = new Map<string, (() => void)[]>();

  async function enter(person: string): Promise<void> {
    const line = lines.get(person);
    if (!line) {
      lines.set(person, []);
      return;
    }
    if (line.length >= waiting) throw underWay();
    // Anyone who leaves hands over the turn, so that nobody who comes meanwhile can take it.
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        reject(underWay());
      }, waitMs);
      line.push(begin);
    });
  }

  function leave(person: string): void {
    const next = lines.get(person)?.shift();
    if (next) next();
    else lines.delete(person);
  }

  return {
    async run(person, work) {
      await enter(person);
      try {
        return await work();
      } finally {
        leave(person);
      }
    },
  };
}

const underWay = () => new Refusal('UPLOAD_UNDER_WAY', {}, comeBackSeconds);
