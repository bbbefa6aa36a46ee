import { z } from 'zod';
import { managedActions } from './managed-actions.ts';

const roleName = z.object({ roleid: z.string(), rolename: z.string() });

/** What it was and what it is now; a role at one ship-to, or at all of the company where none is named. */
const change = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('role'),
    shipTo: z.object({ id: z.string(), name: z.string() }).nullable(),
    from: z.array(roleName),
    to: z.array(roleName),
  }),
  z.object({
    field: z.enum(['status', 'languages', 'locale']),
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
]);

const recordedChange = z.object({
  id: z.string(),
  /** UTC. */
  at: z.string(),
  action: z.enum(managedActions),
  person: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Who did it; `system` is the operator or a job. */
  actor: z.object({ kind: z.enum(['person', 'staff', 'system']), name: z.string().nullable() }),
  /** The customer's person for whom staff did it. */
  actingFor: z.string().nullable(),
  companyId: z.string(),
  changes: z.array(change),
  /** What went or came with a status. */
  along: z.object({ partners: z.int(), shipTos: z.int() }).nullable(),
});
export type RecordedChange = z.infer<typeof recordedChange>;

export const changePage = z.object({
  results: z.array(recordedChange),
  total: z.int().meta({ description: 'At most 1000 are counted.' }),
});
