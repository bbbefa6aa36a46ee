import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Goods, PriceList } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { AssignmentStore } from './assignment.store.ts';
import type { PricingDoor } from './pricing.door.ts';

export type AssigningDeps = {
  assignments: AssignmentStore;
  audit: Audit;
  listOwnPrices: PricingDoor['listOwnPrices'];
  findShipTo: CompanyDoor['findShipTo'];
  goodsFor: (country: Country, priceList: PriceList | undefined) => Promise<Goods>;
  countCarts: (shipToId: string) => Promise<number>;
  todayIn: (country: Country) => string;
};
