import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { HealthDoor } from './health.door.ts';
import { type After, type Dependency, lookAtAll } from './looks/look.ts';

export type Measuring = {
  database: Pick<Database, 'write'>;
  healthOf: DoorOf<Pick<HealthDoor, 'noteMeasured'>>;
  dependencies: readonly Dependency[];
  /** So long each has to answer; shorter than the minute after which the next look begins. */
  withinMs: number;
  after: After;
};

/** Once a minute, in one process: looks first, with nothing held, and writes down what was found in one transaction. */
export async function measureHealth({ database, healthOf, dependencies, withinMs, after }: Measuring): Promise<void> {
  const looks = await lookAtAll(dependencies, withinMs, after);
  await database.write((transaction) => healthOf(transaction).noteMeasured(looks));
}
