import type { actingRoutes as contract } from '@dray/contract/acting/acting.rest.ts';
import type { ActingShown } from '@dray/contract/acting/acting-shapes.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ActingDoor } from './acting.door.ts';
import type { NamedActing } from './find-names.ts';

export const actingRoutes = (actingOf: DoorOf<ActingDoor>): RestHandlers<typeof contract> => ({
  startActing: (request, { body }) =>
    request.write(async (transaction) => {
      const { secret, ...named } = await actingOf(transaction).startActing(request, body);
      return { ...actingToWire(named), actingId: secret };
    }),

  getActing: (request, { params }) =>
    request.read(async (transaction) => actingToWire(await actingOf(transaction).getActing(request, params.actingId))),

  renewActing: (request, { params }) =>
    request.write(async (transaction) =>
      actingToWire(await actingOf(transaction).renewActing(request, params.actingId)),
    ),

  endActing: (request, { params }) =>
    request.write(async (transaction) => ({
      ended: await actingOf(transaction).endActing(request, params.actingId),
    })),

  getActingPermission: (request) =>
    request.read(async (transaction) => ({
      isAllowed: await actingOf(transaction).isAllowed(request.caller.uid),
    })),

  setActingPermission: async (request, { body }) => {
    await request.write((transaction) => actingOf(transaction).setPermission(request, body.isAllowed));
    return body;
  },
});

const actingToWire = ({ session, name, companyName, shipToName }: NamedActing): ActingShown => ({
  uid: session.uid,
  name,
  company: { id: session.companyId, name: companyName },
  shipTo: session.shipToId ? { id: session.shipToId, name: shipToName ?? session.shipToId } : null,
  reason: session.reason,
  startedAt: session.startedAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
});
