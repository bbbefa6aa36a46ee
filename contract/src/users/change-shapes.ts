import { z } from 'zod';
import { exceptionKinds } from '../company/special-days.ts';
import { countries } from '../markets.ts';
import { ownedKinds } from '../master-data/owned-kinds.ts';
import { managedActions } from './managed-actions.ts';

const roleName = z.object({ roleid: z.string(), rolename: z.string() });
const text = z.string().nullable();

/** What it was and what it is now; a role at one ship-to, or at all of the company where none is named. */
const change = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('role'),
    shipTo: z.object({ id: z.string(), name: z.string() }).nullable(),
    from: z.array(roleName),
    to: z.array(roleName),
  }),
  z.object({
    field: z.enum(['status', 'languages', 'locale', 'leadDays', 'cutOff', 'closedWeekdays', 'closed']),
    from: text,
    to: text,
  }),
]);

const named = z.object({ id: z.string(), name: text });

const recordedChange = z.object({
  id: z.string(),
  /** UTC. */
  at: z.string(),
  action: z.enum(managedActions),
  /** To whom or what it was done: a person, a ship-to, or everybody of a market. */
  person: named.nullable(),
  shipTo: named.nullable(),
  market: z.enum(countries).nullable(),
  /** Who did it; `system` is the operator or a job. Somebody of the supplier is not named. */
  actor: z.object({ kind: z.enum(['person', 'staff', 'system']), name: text }),
  /** The customer's person for whom staff did it. */
  actingFor: text,
  companyId: text,
  changes: z.array(change),
  /** What went or came with a status. */
  along: z.object({ partners: z.int(), shipTos: z.int() }).nullable(),
  /** The day that it is about, `--MM-DD` of every year, or from which it holds. */
  day: text,
  /** How that day differs from others. */
  exception: z.object({ kind: z.enum(exceptionKinds), cutOff: text }).nullable(),
  transport: text,
  /** Of several ship-tos at once: how many, and what all of them have since. */
  shipTos: z.int().nullable(),
  said: z.object({ leadDays: text, cutOff: text, closedWeekdays: text }).nullable(),
  section: text,
  /** Of a file: what of the company it has changed. */
  kinds: z.array(z.enum(ownedKinds)).nullable(),
});
export type RecordedChange = z.infer<typeof recordedChange>;

export const changePage = z.object({
  results: z.array(recordedChange),
  total: z.int().meta({ description: 'At most 1000 are counted.' }),
});
