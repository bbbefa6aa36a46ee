import type { CorrectedDetails } from '@dray/contract/people-desk/helped-person-shapes.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Request } from '#platform/request/request.ts';
import { correct, inviteAgain, signOut, unlock } from './help/help-person.ts';
import { findPerson } from './help/reach-person.ts';
import { listPeople, showPerson } from './help/show-people.ts';
import type { PeopleDeskDeps } from './needs/people-desk.deps.ts';
import { helpedToWire } from './wire/helped-person.wire.ts';

export type PeopleDeskDoor = ReturnType<typeof peopleDesk>;

export function peopleDesk(deps: PeopleDeskDeps) {
  const show = async (uid: string) => helpedToWire(await showPerson(deps, uid), deps.hasPasswordsHere);
  return {
    async listPeople(request: Request, companyId: string) {
      const people = await listPeople(deps, request, companyId);
      return people.map((person) => helpedToWire(person, deps.hasPasswordsHere));
    },
    showPerson: show,
    /** Only where they are still in reach. */
    async reachPerson(request: Request, uid: string) {
      await findPerson(deps, request, uid);
      return show(uid);
    },
    async inviteAgain(request: Request, uid: string) {
      await inviteAgain(deps, request, uid);
      return show(uid);
    },
    async unlock(request: Request, uid: string) {
      await unlock(deps, request, uid);
      return show(uid);
    },
    async signOut(request: Request, uid: string, reason: string) {
      await signOut(deps, request, uid, reason);
      return show(uid);
    },
    async correct(request: Request, uid: string, given: CorrectedDetails) {
      await correct(deps, request, uid, given);
      return show(uid);
    },
    forgetOld: (max: number) => deps.helps.removeBefore(daysBefore(deps.clock.now(), retention.peopleHelpDays), max),
  };
}
