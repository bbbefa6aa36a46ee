import { z } from 'zod';
import { limits } from '../limits.ts';

/** Content comes in pages that the reader follows until they have all (N6). */
export const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(limits.pageSize),
});

/** Every word of it must be in title, summary or text, whatever its case and accents (C9). */
export const search = z.string().trim().max(80).optional();

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), offset: z.int(), limit: z.int(), results: z.array(item) });

/** Since when what is shown has not been confirmed, where an outside CMS keeps silent; null while all is fresh. */
export const aged = {
  asOf: z.string().nullable().meta({ description: 'The moment of the last good answer of an outside CMS that fails.' }),
};

export const agedPageOf = <Item extends z.ZodType>(item: Item) => pageOf(item).extend(aged);

/** A key, compared and never joined to a path; what cannot be one is not found (A23). */
export const pathParams = z.object({ path: z.string().max(200) });
