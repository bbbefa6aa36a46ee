import { countries } from '@dray/contract/markets.ts';
import { reachOf } from './reach.ts';
import type { Caller, Grant, Scope } from './request.ts';

/**
 * The only way to make a scope. Nothing but the edge may import this file (an import rule says so), after its guard has
 * found the grants that count for the call.
 */
export function mintScope(caller: Caller, grants: readonly Grant[]): Scope {
  const scope: Omit<Scope, symbol> = {
    // Staff have all of them until their own rights are built (T145).
    markets: caller.isStaff ? countries : [],
    ...reachOf(grants),
  };
  return scope as Scope;
}
