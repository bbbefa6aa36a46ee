import { z } from 'zod';
import { gateDetails, gateStates, gates } from './gates.ts';

export const gateFix = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('route'), to: z.string() }),
  /** What an operator types. */
  z.object({ kind: z.literal('command'), command: z.string() }),
  /** Somebody of the customer's does it: the person themselves, or whoever manages people there. */
  z.object({ kind: z.literal('customer'), who: z.enum(['themselves', 'manager']) }),
  /** The supplier's ERP or master data say so. */
  z.object({ kind: z.literal('master-data') }),
]);
export type GateFix = z.infer<typeof gateFix>;

export const judgedGate = z.object({
  gate: z.enum(gates),
  state: z.enum(gateStates),
  detail: z
    .object({ name: z.enum(gateDetails), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  /** In the reader's language, as placing would say it. */
  texts: z.array(z.string()),
  fix: gateFix.nullable(),
});
export type JudgedGate = z.infer<typeof judgedGate>;

export const obstaclesAnswer = z.object({
  shipTo: z.object({ id: z.string(), name: z.string() }),
  person: z.object({ uid: z.string(), name: z.string() }).nullable(),
  gates: z.array(judgedGate),
  /** UTC. */
  judgedAt: z.string(),
});
export type ObstaclesAnswer = z.infer<typeof obstaclesAnswer>;
