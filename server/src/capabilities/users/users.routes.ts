import type { usersRoutes as contract } from '@dray/contract/users/users.rest.ts';
import type { DoorOf } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import type { UsersDoor } from './users.door.ts';
import { authUserToWire } from './users.wire.ts';

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
  };
}
