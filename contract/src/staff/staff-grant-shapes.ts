import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { languages } from '../languages.ts';
import { type Country, countries } from '../markets.ts';
import { maxEmailLength } from '../users/email.ts';
import { uid } from '../users/managed-user-shapes.ts';
import { userStatuses } from '../users/user-status.ts';
import { staffRights } from './rights.ts';

const market = z.enum(countries as readonly [Country, ...Country[]]);

export const roleId = z.string().regex(/^[a-z][a-z-]{1,39}$/);
export const grantId = z.string().regex(/^\d{1,18}$/);

export const staffRole = z.object({
  id: roleId,
  name: z.string(),
  rights: z.array(z.enum(staffRights)),
  ownCustomersOnly: z.boolean(),
  /** The markets in which the caller holds every right of it and may give it. */
  giveableIn: z.array(z.string()),
});
export type StaffRole = z.infer<typeof staffRole>;

export const staffGrant = z.object({
  id: grantId,
  roleId,
  markets: z.array(z.string()),
  source: z.enum(['manual', 'idp']),
  /** Null where no person gave it: a command, a migration, a directory. */
  grantedBy: z.object({ kind: z.enum(['person', 'system']), name: z.string().nullable() }),
  grantedAt: z.string(),
  /** The last day on which it holds. */
  endsOn: z.string().nullable(),
  /** Whether the caller may end it. */
  mayEnd: z.boolean(),
});
export type StaffGrantShown = z.infer<typeof staffGrant>;

export const staffPerson = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  lastSignIn: z.string().nullable(),
  grants: z.array(staffGrant),
});
export type StaffPerson = z.infer<typeof staffPerson>;

/** Rights of the caller themselves, each with the markets where it holds. */
export const staffSelf = z.object({
  uid: z.string(),
  rights: z.array(
    z.object({ right: z.enum(staffRights), markets: z.array(z.string()), ownCustomersOnly: z.boolean() }),
  ),
  /** Requests that wait for the caller's decision. */
  changesToDecide: z.int(),
});
export type StaffSelf = z.infer<typeof staffSelf>;

/** Somebody who is staff already, or a new person with their name. */
export const wantedGrant = z.strictObject({
  email: z.email().max(maxEmailLength),
  firstName: z.string().trim().min(1).max(80).optional(),
  lastName: z.string().trim().min(1).max(80).optional(),
  language: z.enum(languages).optional(),
  roleId,
  markets: z.array(market).min(1).max(countries.length),
  endsOn: calendarDay.optional(),
});
export type WantedGrant = z.infer<typeof wantedGrant>;

export { uid as staffUid };
