import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { usersRoutes } from '@dray/contract/users/users.rest.ts';
import type { AssignableRoles } from '../changes/list-assignable-roles.ts';
import type { PeoplePage, ShownPerson } from '../changes/list-people.ts';
import type { StatusChanged } from '../changes/set-user-status.ts';
import { permissionSchemaToWire } from './permission-schema.wire.ts';

type Routes = typeof usersRoutes;
type UserOnWire = RestOutput<Routes['updateUser']>;

export const managedUserToWire = (shown: ShownPerson): UserOnWire => {
  const { account, grants, invitation } = shown;
  return {
    id: account.uid,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    isActive: account.status === 'Active',
    status: account.status,
    version: account.version,
    phone: account.phone ?? null,
    country: account.country ?? null,
    languages: [...account.languages],
    locale: account.locale,
    termsAgreed: shown.termsAgreed,
    createdAt: account.createdAt.toISOString(),
    userValidation: account.isVerified,
    permissionSchema: permissionSchemaToWire(grants),
    deletedShipToList: [...shown.shipTosWithoutRole],
    lastSignIn: shown.lastSignIn?.toISOString() ?? null,
    invitation: invitation ? invitationToWire(invitation) : null,
    locked: shown.locked ?? null,
    statusLocked: shown.statusLocked ?? null,
    nextStatuses: [...shown.nextStatuses],
  };
};

export const invitationToWire = ({ sentAt, expiresAt, isOver }: NonNullable<ShownPerson['invitation']>) => ({
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isOver,
});

export const peoplePageToWire = ({ people, total, counts, managers, mayManage }: PeoplePage) => ({
  users: people.map(managedUserToWire),
  total,
  counts,
  managers: managers.map(({ firstName, lastName, roleName }) => ({ firstName, lastName, rolename: roleName })),
  mayManage,
});

export const statusToWire = ({ uid, status, version, along }: StatusChanged): RestOutput<Routes['setUserStatus']> => ({
  id: uid,
  status,
  isActive: status === 'Active',
  version,
  changed: {
    partners: along.partners,
    shipTos: along.shipTos.length,
    shipToNames: along.shipTos.map(({ name }) => name),
    devices: along.devices,
  },
});

export const assignableToWire = ({ roles, companies }: AssignableRoles): RestOutput<Routes['getAssignableRoles']> => ({
  roles: roles.map(({ id, name, side, sections }) => ({ roleid: id, rolename: name, side, sections: [...sections] })),
  companies: companies.map(({ company, everywhere, shipTos }) => ({
    companyId: company.id,
    companyName: company.name,
    country: company.country,
    everywhere: everywhere.map(({ id }) => id),
    shipTos: shipTos.map(({ shipTo, roles: giveable }) => ({
      id: shipTo.id,
      name: shipTo.name,
      city: shipTo.city,
      street: shipTo.street,
      status: shipTo.status,
      customerType: shipTo.customerType,
      roleids: giveable.map(({ id }) => id),
    })),
  })),
});
