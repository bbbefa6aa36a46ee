import type { FastifyInstance } from 'fastify';
import type { Erp } from '../erp.ts';
import { type Fault, parseFault } from '../faults/fault.ts';
import type { Door } from '../http/door.ts';

export type ControlledErp = Erp & { door: Pick<Door, 'open' | 'shut'> };

/** Sets what goes wrong from now on, in place of what was set before. */
export function faultsRoutes(app: FastifyInstance, erp: ControlledErp): void {
  app.get('/control/faults', () => ({ faults: erp.faults.list(), met: erp.faults.met() }));

  app.post('/control/faults', async ({ body }, reply) => {
    const { faults: given, seed } = asRecord(body);
    const list: unknown = Array.isArray(body) ? body : given;
    const faults = Array.isArray(list) ? list.map(parseFault) : [undefined];
    if (!faults.every((fault) => fault !== undefined)) return reply.code(400).send({ error: 'no list of faults' });
    await setFaults(erp, faults, typeof seed === 'number' ? seed : undefined);
    return { faults };
  });

  app.post('/control/release', () => {
    const released = erp.late.count();
    erp.late.releaseAll();
    return { released };
  });

  app.post('/control/sessions/forget', () => {
    erp.sessions.forgetAll();
    return {};
  });
}

export async function setFaults({ faults, clock, door }: ControlledErp, list: readonly Fault[], seed?: number) {
  faults.set(list, seed);
  clock.setBack(list.find(({ kind }) => kind === 'clock-back')?.delayMs ?? 0);
  await (faults.isOn('down') ? door.shut() : door.open());
}

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
