import { z } from 'zod';
import { staffMay } from '../guard.ts';
import { type Country, countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';
import { type Section, sections } from '../sections.ts';
import { strictQuery } from '../strict-query.ts';

const market = z.enum(countries as readonly [Country, ...Country[]]);
const section = z.enum(sections as readonly [Section, ...Section[]]);

export const marketSection = z.object({
  section: z.string(),
  /** By the switch of the whole portal; what it closes no market can open. */
  isOn: z.boolean(),
  isClosedHere: z.boolean(),
  /** How many people of the market hold it by a role. */
  people: z.int(),
});
export type MarketSection = z.infer<typeof marketSection>;

/** A market may close a section that the portal offers, and open it again (T144). */
export const sectionsRoutes = {
  listMarketSections: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/sections',
    summary: 'Every section in one market: whether it is open there, and for how many people.',
    guard: staffMay('settings.edit'),
    query: strictQuery({ country: market }),
    response: z.object({ results: z.array(marketSection), total: z.int(), offset: z.int(), limit: z.int() }),
  },
  setMarketSection: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/sections',
    summary: 'Closes a section in one market, or opens it again.',
    guard: staffMay('settings.edit'),
    body: z.strictObject({ country: market, section, isClosed: z.boolean() }),
    response: marketSection,
  },
} as const satisfies Record<string, RestRoute>;
