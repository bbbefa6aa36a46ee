import { z } from 'zod';
import { signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { lengthOf } from '../text-length.ts';
import { foundAtMost, type SearchedSection, searchedSections, searchLength } from './search-sections.ts';

const section = z.enum(searchedSections as [SearchedSection, ...SearchedSection[]]);

const query = z.object({
  q: z
    .string()
    .max(400)
    .trim()
    .regex(/^[^\p{Cc}]*$/u)
    .refine((text) => lengthOf(text) >= searchLength.min && lengthOf(text) <= searchLength.max)
    .meta({ description: `${searchLength.min} to ${searchLength.max} signs.` }),
  limit: z.coerce.number().int().min(1).max(foundAtMost).default(foundAtMost),
  /** As `sections=orders,news` or one by one; all of them without it. */
  sections: z.preprocess(
    (given) => (given === undefined ? given : [given].flat().flatMap((names) => String(names).split(','))),
    z.array(section).max(searchedSections.length).optional(),
  ),
});

const foundThing = z.object({
  id: z.string().meta({ description: 'One that nothing else of the same section has.' }),
  section,
  kind: z.string().nullable().meta({ example: 'invoice', description: 'Of documents their type, of news their kind.' }),
  title: z.string().meta({ description: 'A name, or the bare number of an order or a document.' }),
  detail: z.string(),
  status: z.string().nullable().meta({ description: "In the reader's language." }),
  href: z
    .string()
    .meta({ example: '/orders/history?order=4500123', description: "Its address in the portal's pages." }),
  at: z.string().nullable().meta({ description: 'The day of the delivery, of the document or of the text.' }),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
});
export type FoundThing = z.output<typeof foundThing>;

const group = z.object({
  section: z.enum(['exact', ...searchedSections] as ['exact', ...SearchedSection[]]),
  total: z.int(),
  totalIsAtLeast: z.boolean(),
  corrected: z.string().nullable().meta({ description: 'What was looked for instead of a mistyped word.' }),
  href: z.string().nullable().meta({ description: 'The list that shows all of them.' }),
  items: z.array(foundThing),
});
export type FoundGroup = z.output<typeof group>;

export const searchRoutes = {
  searchEverything: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/search',
    summary:
      'What the caller may open, by words or numbers: whose number it is exactly first, then a group for each section that found something.',
    guard: signedIn,
    whileActing: 'allowed',
    query,
    response: z.object({
      groups: z.array(group),
      failed: z.array(section).meta({ description: 'Sections that could not answer; the others have.' }),
    }),
  },
} as const satisfies Record<string, RestRoute>;
