import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { type Sealing, sealing } from '#platform/secrets/sealing.ts';
import { compose } from '../compose/compose.ts';
import type { Parts } from '../compose/parts.ts';
import { memoryFiles } from './memory-files.ts';

/** The capabilities over a test's own database, where nobody signs in. */
export const composeOver = (
  database: Database,
  clock: Clock,
  ownSealing: Sealing = sealing(Buffer.alloc(32)),
  more: Pick<Parts, 'archives'> = {},
) =>
  compose({
    ...more,
    clock,
    database,
    homeMarket: 'CZ',
    tokens: refuseTokens,
    sealing: ownSealing,
    fileStore: memoryFiles(),
    logger: createLogger('silent'),
  });

function refuseTokens(): never {
  throw new Error('Nobody signs in here');
}
