import type { FastifyInstance } from 'fastify';
import { keepClockSetting } from '../clock/clock-setting.store.ts';
import { parsePlan, parseShares } from '../life/plan.ts';
import { replan } from '../life/replan.ts';
import { asRecord, type ControlledErp } from './faults-control.ts';

const maxSpeed = 100_000;

export function lifeRoutes(app: FastifyInstance, erp: ControlledErp): void {
  app.get('/control/clock', () => ({ now: erp.clock.now(), speed: erp.clock.setting().speed }));

  app.post('/control/clock', async ({ body }, reply) => {
    const change = clockChange(asRecord(body));
    if (!change) return reply.code(400).send({ error: 'speed and advanceMs are numbers, at is a moment' });
    await keepClockSetting(erp.database, erp.clock.set(change));
    const done = await erp.life.tick();
    return { now: erp.clock.now(), speed: erp.clock.setting().speed, done };
  });

  app.post('/control/tick', async () => ({ done: await erp.life.tick() }));

  app.post('/control/shares', ({ body }, reply) => {
    const shares = parseShares(body);
    if (!shares) return reply.code(400).send({ error: 'shares are numbers between 0 and 1' });
    erp.life.setShares(shares);
    return shares;
  });

  app.post<{ Params: { reference: string } }>('/control/orders/:reference', async ({ params, body }, reply) => {
    const { plan: given, ripen } = asRecord(body);
    const plan = parsePlan(given);
    const isPlan = given === undefined || plan !== undefined;
    if (!isPlan || (ripen !== undefined && typeof ripen !== 'boolean')) {
      return reply.code(400).send({ error: 'no such plan' });
    }
    const forced = { reference: params.reference, plan, ripens: ripen };
    return { planned: await erp.database.transaction((queries) => replan(queries, forced)) };
  });
}

function clockChange({ speed, advanceMs, at }: Record<string, unknown>) {
  const isNumber = (value: unknown, max: number) =>
    value === undefined || (typeof value === 'number' && value >= 0 && value <= max);
  const moment = at === undefined ? undefined : new Date(String(at));
  if (!isNumber(speed, maxSpeed) || !isNumber(advanceMs, Number.MAX_SAFE_INTEGER)) return undefined;
  if (moment && Number.isNaN(moment.getTime())) return undefined;
  return {
    ...(typeof speed === 'number' ? { speed } : {}),
    ...(typeof advanceMs === 'number' ? { advanceMs } : {}),
    ...(moment ? { at: moment } : {}),
  };
}
