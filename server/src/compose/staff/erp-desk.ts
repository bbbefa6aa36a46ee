import type { ErpDesk } from '#capabilities/erp/index.ts';
import { erpDeskRoutes, type FindInErp, openErpDesk } from '#capabilities/erp-desk/index.ts';
import { openErpNumbers, openOrderHeads } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { ErpConfig } from '../../erp-config.ts';
import type { Base } from '../base.ts';
import { sapPortOf } from '../erp.ts';

/** What waits for the ERP and what does not agree with it. */
export const composeErpDesk = (base: Base, erpDeskOf: DoorOf<ErpDesk>) =>
  erpDeskRoutes(
    openErpDesk({ ...base, erpDeskOf, headsOf: openOrderHeads(), numbersOf: openErpNumbers() }),
    base.findInErp,
  );

/** For a process that serves: one look, by a connection of its own that ends with it. */
export const findInErp =
  (config: ErpConfig, clock: Clock): FindInErp =>
  async (sapId) => {
    const port = sapPortOf(config, clock);
    try {
      return await port.findDocument(sapId);
    } finally {
      port.close();
    }
  };
