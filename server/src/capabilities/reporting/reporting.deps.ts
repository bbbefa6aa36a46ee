import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { OrderOwner } from '#capabilities/ordering/index.ts';
import type { KeptSalesStore } from './kept-sales.store.ts';
import type { MarketSalesStore } from './market-sales.store.ts';
import type { Measures, SoldItem } from './sales.model.ts';
import type { SalesStore } from './sales.store.ts';
import type { SalesRebuildStore } from './sales-rebuild.store.ts';

export type DeliveredOrder = { owner: OrderOwner; items: readonly SoldItem[] };

export type ReportingDeps = {
  sales: SalesStore;
  markets: MarketSalesStore;
  kept: KeptSalesStore;
  rebuilding: SalesRebuildStore;
  /** What goods are, whether or not they are still sold. */
  findMeasures: (skus: readonly string[]) => Promise<ReadonlyMap<string, Measures>>;
  /** Everything that was ever delivered, part by part. */
  listDelivered: () => AsyncIterable<readonly DeliveredOrder[]>;
  /** So many orders whose numbers come after this one, locked until the transaction ends. */
  listDeliveredAfter: (orderNumber: string, max: number) => Promise<readonly DeliveredOrder[]>;
  listShipTos: CompanyDoor['listShipTos'];
  /** Of everybody, in the order of their ids. */
  listTrades: CompanyDoor['listTrades'];
  findMarket: (country: Country) => Promise<{ currency: string; today: string }>;
  audit: Audit;
};
