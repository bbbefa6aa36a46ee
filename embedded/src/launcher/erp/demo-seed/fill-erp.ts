import type { ErpWorld } from '@dray/demo/order-life/erp-world.ts';
import { loadErpSeed } from '../../../erp/seed/load-erp-seed.ts';
import { demoSeed } from './demo-seed.ts';

/** The ERP's side of the demo world. */
export const fillErp = (databaseUrl: string, world: ErpWorld): Promise<void> =>
  loadErpSeed(databaseUrl, demoSeed(world));
