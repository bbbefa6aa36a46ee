import { z } from 'zod';
import { everyone, holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

/** Letters, digits and dashes; what else comes is no picture of ours. */
const pictureFile = z.object({ file: z.string() });
const aDay = 86_400;

export const catalogueRoutes = {
  downloadDataSheet: {
    base: 'content',
    method: 'GET',
    path: '/downloads/:sku/datasheet.pdf',
    summary: "A product's data sheet in the reader's language.",
    guard: holdersOf('Catalogue'),
    params: z.object({ sku: z.string() }),
    file: { byLink: true },
  },
  showPackPicture: {
    base: 'content',
    method: 'GET',
    path: '/packs/:format/:file',
    summary: 'The picture of a pack, by its format, brand and sub-brand.',
    guard: everyone,
    params: pictureFile.extend({ format: z.string() }),
    // The address stays when it is drawn better, so a browser asks again after a day.
    file: { publicSeconds: aDay },
  },
  showLabelPicture: {
    base: 'content',
    method: 'GET',
    path: '/labels/:file',
    summary: 'The picture of a label, by its brand and sub-brand.',
    guard: everyone,
    params: pictureFile,
    file: { publicSeconds: aDay },
  },
} as const satisfies Record<string, RestRoute>;
