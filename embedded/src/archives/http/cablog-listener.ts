import type { FastifyInstance } from 'fastify';
import type { Faults } from '../archive-fault.ts';
import { printShelved } from '../archive-pdf.ts';
import type { Shelf } from '../shelf/shelf.ts';

const pageSize = 200;

/** Cablog's API: pages of consignment notes, days without separators, files by their reference. */
export function cablogRoutes(app: FastifyInstance, shelf: Shelf, faults: Faults): void {
  app.get<{ Querystring: { customer?: string; page?: string } }>('/v1/consignments', async ({ query }) => {
    const page = Math.max(1, Number(query.page) || 1);
    const all = await shelf.list(query.customer ?? '');
    return {
      consignments: all.slice((page - 1) * pageSize, page * pageSize).map(({ id, number, date, order, title }) => ({
        ref: id,
        note: number,
        issued: date.replaceAll('-', ''),
        salesOrder: order,
        carrier: title,
      })),
      ...(all.length > page * pageSize ? { nextPage: page + 1 } : {}),
    };
  });

  app.get<{ Params: { ref: string } }>('/v1/files/:ref', async ({ params }, reply) => {
    const found = faults.cablog === 'missing-file' ? undefined : await shelf.find(params.ref);
    if (!found) return reply.code(404).send({ error: 'no such file' });
    return reply.type('application/pdf').send(await printShelved(found));
  });
}
