import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

export const catalogueRoutes = {
  downloadDataSheet: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/downloads/:sku/datasheet.pdf',
    summary: "A product's data sheet in the reader's language.",
    guard: holdersOf('Catalogue'),
    whileActing: 'allowed',
    params: z.object({ sku: z.string() }),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
