import { z } from 'zod';

/** What one kind of transport takes to a ship-to, at least and at most; null is no limit. */
export const transportLimits = z.object({
  transportType: z.string(),
  handstacked: z.boolean(),
  minimumPallets: z.number().nullable(),
  maximumPallets: z.number().nullable(),
  minimumWeightKg: z.number().nullable(),
  maximumWeightKg: z.number().nullable(),
  minimumPrice: z.number().nullable(),
  maximumPrice: z.number().nullable(),
});
