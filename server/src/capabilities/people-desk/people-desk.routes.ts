import type { peopleDeskRoutes as contract } from '@dray/contract/people-desk/people-desk.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { PeopleDeskDoor } from './people-desk.door.ts';

export function peopleDeskRoutes(deskOf: DoorOf<PeopleDeskDoor>): RestHandlers<typeof contract> {
  return {
    listHelpedPeople: (request, { params }) =>
      request.read(async (transaction) => ({
        results: await deskOf(transaction).listPeople(request, params.companyId),
      })),

    invitePersonAgain: (request, { params: { uid } }) =>
      request.changeOnce({
        make: async (transaction) => ({ answer: await deskOf(transaction).inviteAgain(request, uid), outcome: uid }),
        repeat: (transaction, invited) => deskOf(transaction).reachPerson(request, invited),
      }),

    unlockPerson: (request, { params }) =>
      request.write((transaction) => deskOf(transaction).unlock(request, params.uid)),

    signOutPerson: (request, { params, body }) =>
      request.write((transaction) => deskOf(transaction).signOut(request, params.uid, body.reason)),

    correctPerson: (request, { params, body }) =>
      withFresh(deskOf, request, params.uid, () =>
        request.write((transaction) => deskOf(transaction).correct(request, params.uid, body)),
      ),
  };
}

/** Whoever comes too late is shown what holds now. */
async function withFresh<T>(
  deskOf: DoorOf<PeopleDeskDoor>,
  request: Request,
  uid: string,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CHANGED_MEANWHILE') throw error;
    const fresh = await request.readNewest((transaction) => deskOf(transaction).showPerson(uid));
    throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh });
  }
}
