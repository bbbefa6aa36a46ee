import type { FastifyInstance } from 'fastify';
import { keepClockSetting } from '../clock/clock-setting.store.ts';
import { clearDocuments } from '../store/prepare-schema.store.ts';
import { type ControlledErp, setFaults } from './faults-control.ts';
import { findOrdersOf, readOrderCounts } from './stats.store.ts';

export function statsRoutes(app: FastifyInstance, erp: ControlledErp): void {
  app.get('/control/stats', async () => ({
    ...erp.counters,
    ...(await readOrderCounts(erp.database)),
    waiting: erp.late.count(),
    met: erp.faults.met(),
  }));

  app.get('/control/orders', async () => ({ count: (await readOrderCounts(erp.database)).created }));

  app.get<{ Params: { reference: string } }>('/control/orders/:reference', async ({ params }) => ({
    orders: await findOrdersOf(erp.database, params.reference),
  }));

  app.post('/control/reset', async () => {
    await setFaults(erp, []);
    erp.late.releaseAll();
    erp.sessions.forgetAll();
    Object.assign(erp.counters, { posts: 0, lost: 0, replayed: 0 });
    await clearDocuments(erp.database);
    await keepClockSetting(erp.database, erp.clock.reset());
    return {};
  });
}
