import type { priceExplanationRoutes } from '@dray/contract/pricing/price-explanation.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { PriceExplainer } from './open-price-explainer.ts';

export const pricingRoutes = (explainerOf: DoorOf<PriceExplainer>): RestHandlers<typeof priceExplanationRoutes> => ({
  explainPrice: (request, { query: { shipTo, sku, quantity, day } }) =>
    request.read((transaction) => explainerOf(transaction).explainPrice(request, { shipTo, sku, quantity, day })),
});
