import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { ErpDesk } from '#capabilities/erp/index.ts';
import { erpDeskRoutes, openErpDesk } from '#capabilities/erp-desk/index.ts';
import { openErpNumbers, openOrderHeads } from '#capabilities/ordering/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';

/** What waits for the ERP and what does not agree with it. */
export const composeErpDesk = (base: Base, erpDeskOf: DoorOf<ErpDesk>) =>
  erpDeskRoutes(
    openErpDesk({ ...base, erpDeskOf, headsOf: openOrderHeads(), numbersOf: openErpNumbers(), dayIn }),
    base.findInErp,
  );

const dayIn = (country: Country, at: Date) => localDate(at, marketOf(country).timeZone);
