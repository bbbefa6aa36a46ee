import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import type { MetRefusals } from '#platform/metrics/met-refusals.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { HealthDoor } from './health.door.ts';
import { type After, type Dependency, lookAtAll } from './looks/look.ts';
import type { ProcessFigures } from './rules/process-figures.model.ts';

type Beating = {
  name: string;
  database: Pick<Database, 'write'>;
  healthOf: DoorOf<Pick<HealthDoor, 'noteBeat' | 'endProcess'>>;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
  refusals: MetRefusals;
  look: () => Promise<{ figures: ProcessFigures; faults: number }>;
  /** What this process alone can look at. */
  dependencies: readonly Dependency[];
  everyMs: number;
  withinMs: number;
  after: After;
};

/** Each process tells once a minute how it is, the first time before it serves. One that ends in peace leaves nothing. */
export async function startBeats(deps: Beating): Promise<{ stop: () => Promise<void> }> {
  const { name, database, healthOf, clock, logger, refusals, everyMs } = deps;
  const startedAt = clock.now();
  let running: Promise<void> | undefined;

  async function tell(): Promise<void> {
    const [{ figures, faults }, looks] = await Promise.all([
      deps.look(),
      lookAtAll(deps.dependencies, deps.withinMs, deps.after),
    ]);
    const taken = refusals.take();
    const beat = { name, startedAt, figures, faults, looks, refusals: taken };
    await database
      .write((transaction) => healthOf(transaction).noteBeat(beat))
      .catch((error: unknown) => {
        refusals.giveBack(taken);
        throw error;
      });
  }

  const beat = (): Promise<void> => {
    running ??= tell()
      .catch((error: unknown) => logger.warn({ err: error }, 'this process could not tell how it is'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  await beat();
  const beating = setInterval(() => void beat(), everyMs).unref();
  return {
    async stop() {
      clearInterval(beating);
      await running;
      await beat();
      await database
        .write((transaction) => healthOf(transaction).endProcess(name))
        .catch((error: unknown) => logger.warn({ err: error }, 'this process could not say that it ends'));
    },
  };
}
