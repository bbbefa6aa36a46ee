import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { usersRoutes } from '@dray/contract/users/users.rest.ts';
import { type AuthUser, allSectionsOf } from '../rules/users.model.ts';
import { permissionSchemaToWire } from './permission-schema.wire.ts';

type AuthUserOnWire = RestOutput<(typeof usersRoutes)['getUserInfoById']>;

export const authUserToWire = ({ person, isCaller, companyName, grants, shipTos }: AuthUser): AuthUserOnWire => ({
  UID: person.uid,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  country: person.country ?? null,
  phone: person.phone ?? null,
  language: person.language,
  companyId: person.companyId ?? null,
  companyName: companyName ?? null,
  customerType: person.customerType ?? null,
  firstLogin: person.firstLogin,
  userValidation: person.userValidation,
  // Whether somebody else is signed in is nobody's business.
  ...(isCaller ? { isLoggedIn: true } : {}),
  isStaff: person.isStaff,
  permissionSchema: permissionSchemaToWire(grants),
  allAvailablePermission: allSectionsOf(grants),
  shipTos: shipTos.map(({ id, name, city, status, country, customerType }) => ({
    id,
    name,
    city,
    status,
    country,
    customerType,
  })),
});
