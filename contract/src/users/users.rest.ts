import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf, signedIn, signedInAlways } from '../guard.ts';
import { languages } from '../languages.ts';
import type { RestRoute } from '../rest-route.ts';
import { sections } from '../sections.ts';
import { changePage } from './change-shapes.ts';
import { managedActions } from './managed-actions.ts';
import {
  assignableRoles,
  invitationSent,
  managedUser,
  newUser,
  permissionSchema,
  statusChange,
  statusOutcome,
  uid,
  userPage,
  userUpdate,
} from './managed-user-shapes.ts';
import { userStatuses } from './user-status.ts';

export { uid } from './managed-user-shapes.ts';

const authUser = z.object({
  UID: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  customerType: z.string().nullable(),
  firstLogin: z.boolean(),
  userValidation: z.boolean(),
  isLoggedIn: z.boolean().optional().meta({ description: 'Of the caller alone.' }),
  isStaff: z.boolean(),
  permissionSchema,
  allAvailablePermission: z.array(z.enum(sections)),
  shipTos: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      status: z.string(),
      country: z.string(),
      customerType: z.string(),
    }),
  ),
});
export type AuthUser = z.infer<typeof authUser>;

export const usersRoutes = {
  getUserInfoById: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetUserInfoById/:id',
    summary:
      'Who the caller is, what he may open and where goods can be sent for him; likewise somebody of a company where the caller manages access.',
    guard: signedInAlways,
    whileActing: 'allowed',
    params: z.object({ id: uid }),
    response: authUser,
  },
  setFirstLoginFlag: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/SetFirstLoginFlag/:UID',
    summary: 'Notes that the caller has seen the tutorial (false) or shall see it again (true).',
    guard: signedIn,
    whileActing: 'refused',
    params: z.object({ UID: uid }),
    body: z.boolean(),
    response: z.object({ firstLogin: z.boolean() }),
  },
  getAllUsersInfo: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetAllUsersInfo',
    summary:
      'The people of the companies where the caller manages access; to everybody else himself, and who does (T137).',
    guard: signedIn,
    whileActing: 'refused',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(500).default(200),
      /** Part of a name or of an address, with or without diacritics. */
      search: z.string().trim().max(60).optional(),
      status: z.enum(userStatuses).optional(),
      shipTo: z.string().max(40).optional(),
      role: z.string().max(60).optional(),
      person: uid.optional(),
    }),
    response: userPage,
  },
  getAssignableRoles: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetAssignableRoles',
    summary: 'The roles that the caller may give, by ship-to: none with a section that he lacks there.',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    response: assignableRoles,
  },
  createNewUser: {
    base: 'identity',
    method: 'POST',
    repeatable: 'by key',
    path: '/users/CreateNewUser',
    summary: 'Invites a person by mail, with a role at each ship-to or the word that there is none.',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    status: 201,
    body: newUser,
    response: managedUser,
  },
  updateUser: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/UpdateUser/:id',
    summary: 'Changes roles and languages of a person; personal fields are changed by customer service (T43).',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    params: z.object({ id: uid }),
    body: userUpdate,
    response: managedUser,
  },
  setUserStatus: {
    base: 'identity',
    method: 'PATCH',
    repeatable: 'by nature',
    path: '/users/SetUserStatus',
    summary: 'Takes a person to another status, with what he alone looked after; `dryRun=1` only counts.',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    query: z.object({ dryRun: z.literal('1').optional() }),
    body: statusChange,
    response: statusOutcome,
  },
  resendInvitation: {
    base: 'identity',
    method: 'POST',
    repeatable: 'by key',
    path: '/users/ResendInvitation/:id',
    summary: 'Sends the invitation anew; the link of the one before opens nothing any more.',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    params: z.object({ id: uid }),
    response: invitationSent,
  },
  getChanges: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetChanges',
    summary: 'What was changed about the people of the companies where the caller manages access, newest first.',
    guard: holdersOf('Access Management'),
    whileActing: 'refused',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      person: uid.optional(),
      action: z.enum(managedActions).optional(),
      /** Days of the caller's market, both included. */
      from: calendarDay.optional(),
      to: calendarDay.optional(),
    }),
    response: changePage,
  },
} as const satisfies Record<string, RestRoute>;
