import type { FastifyInstance } from 'fastify';
import type { Faults } from '../archive-fault.ts';
import { printShelved } from '../archive-pdf.ts';
import type { Shelf } from '../shelf/shelf.ts';

const rowsAtOnce = 200;

/** Olsa's API: everything by POST, lists as tables that go on after an invoice; 422 where an invoice was never printed. */
export function olsaRoutes(app: FastifyInstance, shelf: Shelf, faults: Faults): void {
  app.post<{ Body: { payer?: string; after?: string } }>('/search', async ({ body }) => {
    const all = await shelf.list(String(body?.payer ?? ''));
    const first = all.findIndex(({ id }) => id === body?.after) + 1;
    return {
      columns: ['id', 'invoice', 'date', 'gross', 'currency', 'order'],
      rows: all
        .slice(first, first + rowsAtOnce)
        .map(({ id, number, date, gross, currency, order }) => [id, number, date, gross ?? '', currency ?? '', order]),
      more: all.length > first + rowsAtOnce,
    };
  });

  app.post<{ Body: { id?: string } }>('/document', async ({ body }, reply) => {
    const found = faults.olsa === 'missing-file' ? undefined : await shelf.find(String(body?.id ?? ''));
    if (!found) return reply.code(404).send({ code: 'OLSA-404' });
    if (found.isUnprinted) return reply.code(422).send({ code: 'OLSA-NO-PRINT' });
    return reply.type('application/pdf').send(await printShelved(found));
  });
}
