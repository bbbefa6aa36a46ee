import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { compose } from './compose.ts';

/** The capabilities over a test's own database, where nobody signs in. */
export const composeOver = (database: Database, clock: Clock) =>
  compose({ clock, database, homeMarket: 'CZ', keepsPasswords: false, tokens: refuseTokens });

function refuseTokens(): never {
  throw new Error('Nobody signs in here');
}
