import type { ManagedUser } from '@dray/contract/users/managed-user-shapes.ts';
import type { Grant } from '#platform/request/request.ts';

export const permissionSchemaToWire = (grants: readonly Grant[]): ManagedUser['permissionSchema'] =>
  [...Map.groupBy(grants, ({ companyId }) => companyId)].map(([companyId, group]) => ({
    companyId,
    rpDetails: group.map(({ sections, customerType, roleName, roleId, shipToId }) => ({
      permission: sections.join(','),
      customerType,
      rolename: roleName,
      roleid: roleId,
      ...(shipToId ? { shipToId } : {}),
    })),
  }));
