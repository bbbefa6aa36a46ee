import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

const guard = holdersOf('My Documents');

export const documentFilesRoutes = {
  downloadDocument: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/mydocuments/:id/file',
    summary: 'The file of a document, as whoever issued it made it; a part of it, where a range is asked for.',
    guard,
    whileActing: 'allowed',
    params: z.object({ id: z.string().max(2_000) }),
    query: z.object({ inline: z.literal('1').optional().meta({ description: 'To be shown instead of saved.' }) }),
    file: { byLink: true, hasRanges: true },
  },
  downloadStructured: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/mydocuments/:id/structured/:format',
    summary: 'An invoice as accounting programs read it, as the ERP made it: ISDOC or FatturaPA.',
    guard,
    whileActing: 'allowed',
    // A format that is none is not found, as one that this invoice has not.
    params: z.object({ id: z.string().max(2_000), format: z.string().max(40).meta({ example: 'isdoc' }) }),
    file: { byLink: true },
  },
  downloadZip: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/mydocuments/zip',
    summary: 'Several documents as one zip, 200 at most; what cannot be had is named in a text inside.',
    guard,
    whileActing: 'allowed',
    query: z.object({
      ids: z.string().min(1).max(9_000).optional().meta({ example: '92001874,92001875' }),
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .meta({ example: '2026-10', description: 'All documents of a month, instead of ids.' }),
    }),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
