import { z } from 'zod';
import { languages } from '../languages.ts';
import { countries } from '../markets.ts';
import { sections } from '../sections.ts';
import { maxEmailLength } from './email.ts';
import { userStatuses } from './user-status.ts';

export const uid = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const roleDetail = z.object({
  /** Section names, separated by commas. */
  permission: z.string(),
  customerType: z.string(),
  rolename: z.string(),
  roleid: z.string(),
  /** Absent where the role holds at every ship-to of the company (T26). */
  shipToId: z.string().optional(),
});

export const permissionSchema = z.array(z.object({ companyId: z.string(), rpDetails: z.array(roleDetail) }));

/** Why the caller may not change somebody. */
export const lockReasons = ['self', 'last-owner', 'staff', 'more-rights'] as const;
export type LockReason = (typeof lockReasons)[number];

const invitation = z.object({ sentAt: z.string(), expiresAt: z.string(), isOver: z.boolean() });

/** A person for anyone who manages them; of several companies only the entries that the caller manages. */
export const managedUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  status: z.enum(userStatuses),
  version: z.int(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.enum(languages)),
  locale: z.enum(languages),
  termsAgreed: z.boolean(),
  createdAt: z.string(),
  userValidation: z.boolean(),
  permissionSchema,
  /** Ship-tos of these companies at which they have no role. */
  deletedShipToList: z.array(z.string()),
  lastSignIn: z.string().nullable(),
  invitation: invitation.nullable(),
  /** Null where the caller may change roles and languages; the same for the status, which concerns all companies. */
  locked: z.enum(lockReasons).nullable(),
  statusLocked: z.enum(lockReasons).nullable(),
  nextStatuses: z.array(z.enum(userStatuses)),
});
export type ManagedUser = z.infer<typeof managedUser>;

export const userPage = z.object({
  users: z.array(managedUser),
  total: z.int(),
  /** How many each status holds, within the other filters. */
  counts: z.record(z.enum(userStatuses), z.int()),
  /** Of companies where the caller does not manage access themselves. */
  managers: z.array(z.object({ firstName: z.string(), lastName: z.string(), rolename: z.string() })),
  /** Whether the caller manages access anywhere. */
  mayManage: z.boolean(),
});
export type UserPage = z.infer<typeof userPage>;

export const roleSides = ['company', 'warehouse', 'pub', 'empties', 'academy'] as const;

export const assignableRoles = z.object({
  /** Every role that somebody may have, with what it opens; the ship-tos say which may be given where. */
  roles: z.array(
    z.object({
      roleid: z.string(),
      rolename: z.string(),
      side: z.enum(roleSides),
      sections: z.array(z.enum(sections)),
    }),
  ),
  companies: z.array(
    z.object({
      companyId: z.string(),
      companyName: z.string(),
      country: z.enum(countries),
      /** What may be given at every ship-to at once. */
      everywhere: z.array(z.string()),
      shipTos: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          city: z.string(),
          street: z.string(),
          status: z.enum(['Active', 'Suspended', 'Move Out']),
          customerType: z.string(),
          roleids: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type AssignableRoles = z.infer<typeof assignableRoles>;

const key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const givenRoles = z
  .array(
    z.strictObject({
      companyId: key,
      rpDetails: z.array(z.strictObject({ roleid: z.string().max(60), shipToId: key.optional() })).max(1_000),
    }),
  )
  .max(50);
const shipToList = z.array(key).max(1_000).default([]);
const languageList = z.array(z.enum(languages)).max(languages.length).default([]);

/** Lengths of what is stored; what people type is judged beside, so that each fault is shown at its field. */
const maxNameLength = 80;
export const newUser = z.strictObject({
  firstName: z.string().max(maxNameLength),
  lastName: z.string().max(maxNameLength),
  email: z.string().max(2 * maxEmailLength),
  phone: z.string().max(40).nullish(),
  country: z.enum(countries),
  languages: languageList,
  locale: z.enum(languages),
  permissionSchema: givenRoles,
  deletedShipToList: shipToList,
});
export type NewUser = z.infer<typeof newUser>;

const version = z.int().min(1);
export const userUpdate = z.strictObject({
  languages: languageList,
  locale: z.enum(languages),
  permissionSchema: givenRoles,
  deletedShipToList: shipToList,
  version,
});
export type UserUpdate = z.infer<typeof userUpdate>;

export const statusChange = z.strictObject({ id: uid, status: z.enum(userStatuses), version });

export const statusOutcome = z.object({
  id: z.string(),
  status: z.enum(userStatuses),
  isActive: z.boolean(),
  version: z.int(),
  changed: z.object({
    /** Sold-tos for which this person acts. */
    partners: z.int(),
    /** Ship-tos for which nobody else may order. */
    shipTos: z.int(),
    shipToNames: z.array(z.string()),
    /** Browsers and programs that are signed out. */
    devices: z.int(),
  }),
});
export type StatusOutcome = z.infer<typeof statusOutcome>;

export const invitationSent = z.object({ id: z.string(), invitation });

/** One thing wrong with what was typed, at `firstName`, `email`, `phone` or `shipTo:<id>`. */
export type UserFault = { path: string; code: string; message: string };
