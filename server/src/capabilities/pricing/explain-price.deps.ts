import type { Country } from '@dray/contract/markets.ts';
import type { Goods, PriceList } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { ExplainedPriceStore } from './explained-price.store.ts';
import type { PricingDoor } from './pricing.door.ts';

export type ExplainDeps = {
  rows: ExplainedPriceStore;
  findPriceListOf: PricingDoor['findPriceListOf'];
  findShipTo: CompanyDoor['findShipTo'];
  goodsFor: (country: Country, priceList: PriceList | undefined) => Promise<Goods>;
  todayIn: (country: Country) => string;
};
