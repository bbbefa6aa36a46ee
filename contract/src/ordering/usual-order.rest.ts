import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

const amount = { quantity: z.number(), layers: z.int(), pallets: z.int() };
const goods = { sku: z.string(), name: z.string(), packFormat: z.string(), image: z.string() };

const usualLine = z.object({
  ...goods,
  ...amount,
  packs: z.number().meta({ description: 'All of it in packs.' }),
  seenIn: z.int().meta({ description: 'Of so many of the orders that it is based on.' }),
  low: z
    .number()
    .meta({ description: 'The least and the most of it in one order, in the unit that it is ordered in.' }),
  high: z.number(),
  code: z.string().nullable().meta({ description: 'Why it cannot be ordered now.' }),
  message: z.string().nullable(),
  price: z.number().nullable().meta({ description: 'Net, of one pack of so many.' }),
  substitute: z.object({ ...goods, ...amount, price: z.number() }).nullable(),
});

export type UsualLineOnWire = z.infer<typeof usualLine>;

export const usualOrderRoutes = {
  getUsualOrder: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/usual',
    summary: 'What a ship-to usually orders by a transport; without lines where it has ordered fewer than four times.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    query: z.object({
      shipTo: z.string().max(40),
      /** Without one, that of the last order. */
      transportType: z.string().max(40).optional(),
    }),
    response: z.object({
      basedOn: z.int().meta({ description: 'Orders that it was worked out from, six at most.' }),
      transportType: z.string().nullable(),
      currency: z.string(),
      lastOrder: z.object({ orderNumber: z.string(), placedAt: z.string() }).nullable(),
      lines: z.array(usualLine),
      sometimes: z.array(usualLine),
    }),
  },
} as const satisfies Record<string, RestRoute>;
