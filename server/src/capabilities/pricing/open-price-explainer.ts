import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { ExplainDeps } from './explain-price.deps.ts';
import { type AskedPrice, explainPrice } from './explain-price.ts';
import { explainedPriceStore } from './explained-price.store.ts';

type Needs = Pick<ExplainDeps, 'todayIn'> & {
  pricingOf: DoorOf<Pick<ExplainDeps, 'findPriceListOf'>>;
  companyOf: DoorOf<Pick<ExplainDeps, 'findShipTo'>>;
  catalogueOf: DoorOf<Pick<ExplainDeps, 'goodsFor'>>;
};
export type PriceExplainer = ReturnType<ReturnType<typeof openPriceExplainer>>;

export const openPriceExplainer =
  ({ pricingOf, todayIn, companyOf, catalogueOf }: Needs) =>
  (transaction: Transaction) => ({
    explainPrice: (request: Request, asked: AskedPrice) =>
      explainPrice(
        {
          rows: explainedPriceStore(transaction),
          findPriceListOf: pricingOf(transaction).findPriceListOf,
          todayIn,
          findShipTo: companyOf(transaction).findShipTo,
          goodsFor: catalogueOf(transaction).goodsFor,
        },
        request,
        asked,
      ),
  });
