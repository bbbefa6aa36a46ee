import type { usersRoutes as contract } from '@dray/contract/users/users.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { UsersDoor } from './users.door.ts';
import { changePageToWire } from './wire/change.wire.ts';
import {
  assignableToWire,
  invitationToWire,
  managedUserToWire,
  peoplePageToWire,
  statusToWire,
} from './wire/managed-user.wire.ts';
import { authUserToWire } from './wire/users.wire.ts';

export function usersRoutes(usersOf: DoorOf<UsersDoor>): RestHandlers<typeof contract> {
  return {
    getUserInfoById: (request, { params }) =>
      request.read(async (transaction) =>
        authUserToWire(await usersOf(transaction).getUserInfo(request.caller, request.scope, params.id)),
      ),

    setFirstLoginFlag: (request, { params, body: firstLogin }) =>
      request.write(async (transaction) => {
        await usersOf(transaction).setFirstLoginFlag(request.caller, request.actor, { uid: params.UID, firstLogin });
        return { firstLogin };
      }),

    getAllUsersInfo: (request, { query }) =>
      request.read(async (transaction) => {
        const asked = { ...everyFilter, ...query, language: request.language };
        const managed = request.scopeOf('Access Management');
        return peoplePageToWire(await usersOf(transaction).listPeople(request.caller, managed, asked));
      }),

    getChanges: (request, { query }) =>
      request.read(async (transaction) => {
        const asked = { person: undefined, action: undefined, from: undefined, to: undefined, ...query };
        return changePageToWire(await usersOf(transaction).listChanges(request.caller, request.scope, asked));
      }),

    getAssignableRoles: (request) =>
      request.read(async (transaction) =>
        assignableToWire(await usersOf(transaction).listAssignableRoles(request.caller, request.scope)),
      ),

    createNewUser: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const answer = managedUserToWire(await usersOf(transaction).createUser(request, body));
          return { answer, outcome: answer.id };
        },
        repeat: async (transaction, uid) => managedUserToWire(await usersOf(transaction).showPerson(request, uid)),
      }),

    updateUser: (request, { params, body }) =>
      request.write(async (transaction) =>
        managedUserToWire(await usersOf(transaction).updateUser(request, params.id, body)),
      ),

    setUserStatus: (request, { query, body: { id, status, version } }) =>
      request.write(async (transaction) => {
        const wanted = { uid: id, status, version, isDryRun: query.dryRun === '1' };
        return statusToWire(await usersOf(transaction).setUserStatus(request, wanted));
      }),

    resendInvitation: (request, { params }) =>
      request.changeOnce({
        make: async (transaction) => {
          const invitation = invitationToWire(await usersOf(transaction).resendInvitation(request, params.id));
          return { answer: { id: params.id, invitation }, outcome: invitation };
        },
        repeat: async (_transaction, invitation) => ({ id: params.id, invitation }),
      }),
  };
}

const everyFilter = { search: undefined, status: undefined, shipTo: undefined, role: undefined, person: undefined };
