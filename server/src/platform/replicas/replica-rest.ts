import type { Logger } from '../logger.ts';

/** Leaves replicas alone while they are of no use; the log says when that begins, and when it is over. */
export function replicaRest(logger: Pick<Logger, 'warn' | 'info'>) {
  let isResting = false;
  return {
    isResting: (): boolean => isResting,
    begin(reason: 'behind' | 'away', err?: unknown): void {
      if (!isResting) logger.warn({ err, reason }, 'reads go to the primary: no replica can answer them');
      isResting = true;
    },
    end(): void {
      if (isResting) logger.info('reads go to replicas again');
      isResting = false;
    },
  };
}
