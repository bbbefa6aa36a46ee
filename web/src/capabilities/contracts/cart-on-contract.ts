import { type ContractProgress, progressOf, roundHl } from '@dray/contract/contracts/contract-progress.ts';
import type { Contract } from './contracts.queries.ts';

/** The contract that goods for a ship-to count on. */
export const contractAt = (contracts: readonly Contract[], shipToId: string | null): Contract | undefined =>
  contracts.find(
    ({ state, committedHl, places: shipTos }) =>
      state === 'running' && committedHl !== null && shipTos.some((shipTo) => shipTo.shipToId === shipToId),
  );

/** With what the cart holds now: it may have changed since the contract was asked for. */
export const stateWithCart = ({ steps, deliveredHl, orderedHl }: Contract, cartHl: number): ContractProgress =>
  progressOf(steps, { deliveredHl, orderedHl, cartHl: roundHl(cartHl) });
