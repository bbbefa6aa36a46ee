import type { staffRoutes as contract } from '@dray/contract/staff/staff.rest.ts';
import { trailText } from '@dray/contract/texts/trail-text.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ShownChange } from './changes/show-changes.ts';
import type { StaffDoor } from './staff.door.ts';
import type { TrailFilter } from './trail/list-trail.ts';
import { exportTrail } from './wire/export-trail.ts';
import { changeToWire, roleToWire, staffToWire } from './wire/staff.wire.ts';
import { trailToWire } from './wire/trail.wire.ts';

export function staffRoutes(staffOf: DoorOf<StaffDoor>): RestHandlers<typeof contract> {
  const deciding = async (request: Request, decide: (door: StaffDoor) => Promise<ShownChange>) =>
    changeToWire(await request.write((transaction) => decide(staffOf(transaction))));

  return {
    getStaffSelf: (request) => request.read((transaction) => staffOf(transaction).getSelf(request.caller)),

    listStaffRoles: (request) =>
      request.read(async (transaction) => ({
        results: (await staffOf(transaction).listRoles(request.caller)).map(roleToWire),
      })),

    listStaffGrants: (request, { query: { offset, limit, ...query } }) =>
      request.read(async (transaction) => {
        const asked = { ...anyStaffPerson, ...query, offset, limit, language: request.language };
        const { people, total } = await staffOf(transaction).listStaff(request.caller, asked);
        return { results: people.map(staffToWire), total, offset, limit };
      }),

    askStaffGrant: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const answer = changeToWire(await staffOf(transaction).askGrant(request, body));
          return { answer, outcome: answer.id };
        },
        repeat: async (transaction, id) => changeToWire(await staffOf(transaction).getChange(request.caller, id)),
      }),

    endStaffGrant: async (request, { params }) => {
      await request.write((transaction) => staffOf(transaction).endGrant(request, params.id));
      return { ended: true };
    },

    listChangeRequests: (request, { query: { offset, limit, state } }) =>
      request.read(async (transaction) => {
        const asked = { isWaiting: state === 'waiting', offset, limit };
        const { changes, total } = await staffOf(transaction).listChanges(request.caller, asked);
        return { results: changes.map(changeToWire), total, offset, limit };
      }),

    approveChange: (request, { params }) => deciding(request, (door) => door.approveChange(request, params.id)),

    refuseChange: (request, { params, body }) =>
      deciding(request, (door) => door.refuseChange(request, { id: params.id, reason: body.reason })),

    withdrawChange: (request, { params }) => deciding(request, (door) => door.withdrawChange(request, params.id)),

    listTrail: (request, { query: { offset, limit, before, ...filter } }) =>
      request.read(async (transaction) => {
        const asked = { ...anyEvent, ...filter };
        const trail = await staffOf(transaction).listTrail(request.scope, asked, { before, offset, limit });
        return trailToWire(trail, { offset, limit });
      }),

    exportTrail: async (request, { query }) => {
      const asked = { ...anyEvent, ...query };
      const readPage = (before: string | undefined, limit: number) =>
        request.read((transaction) =>
          staffOf(transaction).readTrail(request.scope, asked, { before, offset: 0, limit }),
        );
      const day = request.arrivedAt.toISOString().slice(0, 10);
      return {
        type: 'text/csv; charset=utf-8',
        name: `${trailText('fileName', request.language)}-${day}.csv`,
        parts: exportTrail(readPage, request.language),
      };
    },
  };
}

const anyStaffPerson = { search: undefined, role: undefined, market: undefined };

const anyEvent: TrailFilter = {
  subject: undefined,
  actor: undefined,
  company: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};
