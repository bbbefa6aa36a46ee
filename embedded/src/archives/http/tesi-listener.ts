import type { FastifyInstance } from 'fastify';
import type { Faults } from '../archive-fault.ts';
import { printShelved } from '../archive-pdf.ts';
import type { Shelf } from '../shelf/shelf.ts';

const pageSize = 200;

/** Tesi's API: always 200, with how it went in `esito`; lists in `pagine`, days as in Italy, files as text. */
export function tesiRoutes(app: FastifyInstance, shelf: Shelf, faults: Faults): void {
  app.get<{ Querystring: { cliente?: string; pagina?: string } }>('/documenti', async ({ query }) => {
    const page = Math.max(1, Number(query.pagina) || 1);
    const all = await shelf.list(query.cliente ?? '');
    return {
      esito: 'OK',
      pagine: Math.ceil(all.length / pageSize),
      documenti: all.slice((page - 1) * pageSize, page * pageSize).map(({ id, number, date, title }) => ({
        codice: id,
        protocollo: number,
        data: date.split('-').reverse().join('/'),
        descrizione: title,
      })),
    };
  });

  app.get<{ Params: { codice: string } }>('/documenti/:codice/contenuto', async ({ params }) => {
    const found = faults.tesi === 'missing-file' ? undefined : await shelf.find(params.codice);
    if (!found) return { esito: 'NON_TROVATO' };
    return { esito: 'OK', contenuto: (await printShelved(found)).toString('base64') };
  });
}
