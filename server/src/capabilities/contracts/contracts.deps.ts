import type { Country } from '@dray/contract/markets.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { ContractStore } from './contract.store.ts';
import type { DeliveredOn, DeliveredSum } from './fulfilment.model.ts';

/** Packs of something that is bought there often and can be ordered now. */
export type Refill = {
  sku: string;
  name: string;
  packFormat: string;
  hlPerPack: number;
  shipToId: string;
  /** More of it at once nobody there would order. */
  maxPacks: number;
};

export type ContractsDeps = {
  contracts: ContractStore;
  files: Pick<FilesDoor, 'readFile'>;
  listShipTos: (scope: Scope) => Promise<readonly ShipTo[]>;
  /** All of them: a contract is fulfilled by ship-tos that its reader does not reach, too. */
  listShipToIdsOf: (payerIds: readonly string[]) => Promise<readonly { payerId: string; shipToId: string }[]>;
  isPayer: (payerId: string) => Promise<boolean>;
  /** Both days count; the months are those of the ship-tos' market. */
  sumDelivered: (shipToIds: readonly string[], fromDay: string, toDay: string) => Promise<readonly DeliveredSum[]>;
  /** What came on each day on which something came, in order; days of one month at most. */
  sumByDay: (shipToIds: readonly string[], fromDay: string, toDay: string) => Promise<readonly DeliveredOn[]>;
  /** The month in which the market's sales begin. */
  findSalesBegin: (country: Country) => Promise<string | undefined>;
  /** What was ordered and has not come. */
  sumOrdered: (country: Country, shipToIds: readonly string[]) => Promise<number>;
  /** What the caller's cart holds, where they may see it. */
  findCart: (request: Request) => Promise<{ shipToId: string; hectolitres: number } | undefined>;
  findRefill: (
    request: Request,
    shipTos: readonly ShipTo[],
    preferred: string | undefined,
  ) => Promise<Refill | undefined>;
  findToday: (country: Country) => Promise<string>;
  clock: Clock;
};
