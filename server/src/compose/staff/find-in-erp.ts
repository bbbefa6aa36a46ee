import type { FindInErp } from '#capabilities/erp-desk/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { ErpConfig } from '../../erp-config.ts';
import { sapPortOf } from '../erp.ts';

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
