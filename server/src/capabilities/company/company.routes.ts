import type { companyRoutes as contract } from '@dray/contract/company/company.rest.ts';
import type { UserStatus } from '@dray/contract/users/user-status.ts';
import type { Caller, DoorOf, Request, Scope } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { CompanyDoor } from './company.door.ts';
import { shipToToWire, transportTypesToWire } from './company.wire.ts';
import { companyPageToWire } from './company-page.wire.ts';
import type { CompanyPage } from './list-payers.ts';

/** Who works for a company, as far as the caller may know it: anyone who manages people hands it in. */
export type EmployeesDoor = {
  listEmployees(caller: Caller, managed: Scope | undefined, companyIds: readonly string[]): Promise<Employee[]>;
};
type Employee = {
  uid: string | undefined;
  firstName: string;
  lastName: string;
  roleName: string;
  status: UserStatus | undefined;
  roles: readonly { roleId: string; roleName: string; shipToId: string | undefined }[];
};

export function companyRoutes(
  companyOf: DoorOf<CompanyDoor>,
  employeesOf: DoorOf<EmployeesDoor>,
): RestHandlers<typeof contract> {
  const answerPage = (request: Request, find: (company: CompanyDoor) => Promise<CompanyPage>) =>
    request.read(async (transaction) => {
      const page = await find(companyOf(transaction));
      const companyIds = page.companies.map(({ id }) => id);
      const managed = request.scopeOf('Access Management');
      const employees = await employeesOf(transaction).listEmployees(request.caller, managed, companyIds);
      return companyPageToWire(page, employees.map(employeeToWire), request.language);
    });

  return {
    getShipToBySapId: (request, { params }) =>
      request.read(async (transaction) =>
        shipToToWire(await companyOf(transaction).getShipTo(request.scope, params.id)),
      ),

    getTransportTypes: (request, { query }) =>
      request.read(async (transaction) => {
        const { caller, scope, language } = request;
        const types = await companyOf(transaction).listTransportTypes(caller, scope, query.userId);
        return transportTypesToWire(types, language);
      }),

    getPayer: (request, { params }) =>
      answerPage(request, (company) =>
        company.listPayers(request.scope, { payerId: params.id, customerType: undefined }),
      ),

    listPayers: (request, { query: { payerid, customerType } }) =>
      answerPage(request, (company) => company.listPayers(request.scope, { payerId: payerid, customerType })),

    getSoldTo: (request, { params }) => answerPage(request, (company) => company.getSoldTo(request.scope, params.id)),
  };
}

const employeeToWire = ({ uid, firstName, lastName, roleName, status, roles }: Employee) => ({
  id: uid ?? null,
  firstName,
  lastName,
  rolename: roleName,
  status: status ?? null,
  roles: roles.map((role) => ({ roleid: role.roleId, rolename: role.roleName, shipToId: role.shipToId ?? null })),
});
