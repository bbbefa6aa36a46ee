import { z } from 'zod';
import { signedIn } from '../guard.ts';
import { languages } from '../languages.ts';
import type { RestRoute } from '../rest-route.ts';
import { sections } from '../sections.ts';

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
  isLoggedIn: z.boolean(),
  isStaff: z.boolean(),
  permissionSchema: z.array(z.object({ companyId: z.string(), rpDetails: z.array(roleDetail) })),
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
    path: '/users/GetUserInfoById/:id',
    summary: 'Who the caller is, what he may open and where goods can be sent for him.',
    guard: signedIn,
    params: z.object({ id: uid }),
    response: authUser,
  },
  setFirstLoginFlag: {
    base: 'identity',
    method: 'PUT',
    path: '/users/SetFirstLoginFlag/:UID',
    summary: 'Notes that the caller has seen the tutorial (false) or shall see it again (true).',
    guard: signedIn,
    params: z.object({ UID: uid }),
    body: z.boolean(),
    response: z.object({ firstLogin: z.boolean() }),
  },
} as const satisfies Record<string, RestRoute>;
