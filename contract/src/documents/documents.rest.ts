import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

export const documentsRoutes = {
  downloadDocument: {
    base: 'api',
    method: 'GET',
    path: '/mydocuments/:id/file',
    summary: 'The file of a document, as the ERP made it.',
    guard: holdersOf('My Documents'),
    params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) }),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
