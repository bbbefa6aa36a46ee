import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import type { DeliveryDays } from '#capabilities/cart/delivery-days.ts';

type Dates = RestAnswer<(typeof companyRoutes)['getShipToBySapId']>['deliveryDates'];

/** The days of the chosen transport; those of the usual one as long as none is chosen. */
export const daysOf = (dates: Dates, transport: string | null): DeliveryDays =>
  dates.byTransport.find(({ transportType }) => transportType === transport) ?? dates;
