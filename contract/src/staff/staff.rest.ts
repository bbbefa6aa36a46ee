import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { anyStaff, staffMay } from '../guard.ts';
import { type Country, countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { changeId, changePage, changeRequest, refusalReason } from './change-request-shapes.ts';
import { recordedActions } from './recorded-actions.ts';
import { grantId, roleId, staffPerson, staffRole, staffSelf, wantedGrant } from './staff-grant-shapes.ts';
import { trailPage } from './trail-shapes.ts';

const page = {
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};
const trailFilter = {
  subject: z.string().trim().max(120).optional(),
  actor: z.string().trim().max(80).optional(),
  company: z.string().trim().max(40).optional(),
  action: z.enum(recordedActions).optional(),
  /** Days of the head office, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};
const market = z.enum(countries as readonly [Country, ...Country[]]);

/** The supplier's own people: what they may, who gave it to them, what waits for a second one, and what was written down. */
export const staffRoutes = {
  getStaffSelf: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/me',
    summary: 'The rights of the caller, by market, and how many requests wait for them.',
    guard: anyStaff,
    response: staffSelf,
  },
  listStaffRoles: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/roles',
    summary: 'Every role with its rights, and where the caller may give it.',
    guard: anyStaff,
    response: z.object({ results: z.array(staffRole) }),
  },
  listStaffGrants: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/grants',
    summary: "The supplier's people with the roles that they hold, by name.",
    guard: staffMay('staff.manage'),
    query: strictQuery({
      ...page,
      /** Part of a name or of an address, with or without diacritics. */
      search: z.string().trim().max(60).optional(),
      role: roleId.optional(),
      market: market.optional(),
    }),
    response: z.object({
      results: z.array(staffPerson),
      total: z.int(),
      offset: z.int(),
      limit: z.int(),
    }),
  },
  askStaffGrant: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/grants',
    summary: 'Asks for a role for somebody; a second person approves it.',
    guard: staffMay('staff.manage'),
    status: 202,
    body: wantedGrant,
    response: changeRequest,
  },
  endStaffGrant: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/staff/grants/:id',
    summary: 'Ends a role of somebody at once; the last operator stays.',
    guard: staffMay('staff.manage'),
    params: z.object({ id: grantId }),
    response: z.object({ ended: z.literal(true) }),
  },
  listChangeRequests: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/changes',
    summary: 'What waits for a second pair of eyes, or was decided.',
    guard: anyStaff,
    query: strictQuery({ ...page, state: z.enum(['waiting', 'decided']).default('waiting') }),
    response: changePage,
  },
  approveChange: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/changes/:id/approve',
    summary: 'Applies what somebody else asked for, once.',
    guard: anyStaff,
    params: z.object({ id: changeId }),
    response: changeRequest,
  },
  refuseChange: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/changes/:id/refuse',
    summary: 'Refuses what somebody else asked for, with a reason.',
    guard: anyStaff,
    params: z.object({ id: changeId }),
    body: refusalReason,
    response: changeRequest,
  },
  withdrawChange: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/changes/:id/withdraw',
    summary: 'Takes back what the caller has asked for.',
    guard: anyStaff,
    params: z.object({ id: changeId }),
    response: changeRequest,
  },
  listTrail: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/audit',
    summary: 'What was done, by whom and to what, newest first; within the markets of the caller.',
    guard: staffMay('audit.read'),
    query: strictQuery({
      ...page,
      // What lies deeper is asked for by `before`, at the same cost however far back.
      offset: z.coerce.number().int().min(0).max(1_000).default(0),
      ...trailFilter,
      before: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    response: trailPage,
  },
  exportTrail: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/audit/export',
    summary: 'The same as a table that a spreadsheet opens.',
    guard: staffMay('audit.read'),
    query: strictQuery(trailFilter),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
