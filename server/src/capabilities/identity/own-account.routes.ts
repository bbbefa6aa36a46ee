import type { ConsentsOfPerson, ownAccountRoutes as contract } from '@dray/contract/identity/own-account.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { IdentityDoor } from './identity.door.ts';
import type { OwnConsent } from './rules/consents.model.ts';
import type { Session } from './rules/session.model.ts';

type Parts = { identityOf: DoorOf<IdentityDoor>; passwordsElsewhere: string | undefined };

export function ownAccountRoutes({ identityOf, passwordsElsewhere }: Parts): RestHandlers<typeof contract> {
  return {
    getConsents: ({ read, caller }) =>
      read(async (transaction) => consentsToWire(await identityOf(transaction).listConsents(caller.uid))),

    acceptConsents: ({ write, caller, actor }, { body }) =>
      write(async (transaction) => consentsToWire(await identityOf(transaction).acceptConsents(caller, actor, body))),

    getSessions: ({ read, caller, sessionId }) =>
      read(async (transaction) => {
        const { sessions, programs } = await identityOf(transaction).listOwnSessions(caller);
        return {
          sessions: sessions.map((session) => sessionToWire(session, sessionId)),
          programs,
          passwordsElsewhere: passwordsElsewhere ?? null,
        };
      }),

    endOwnSession: ({ write, caller, actor }, { params }) =>
      write(async (transaction) => ({
        ended: await identityOf(transaction).endOwnSession(caller, actor, params.id),
      })),

    endOtherSessions: ({ write, caller, actor, sessionId }) =>
      write(async (transaction) => ({
        ended: await identityOf(transaction).endOtherSessions(caller, actor, sessionId),
      })),

    setLanguage: ({ write, caller, actor }, { params: { UID }, body: { language } }) => {
      if (UID !== caller.uid) throw new Refusal('USER_NOT_FOUND');
      return write(async (transaction) => {
        await identityOf(transaction).setLanguage(actor, caller, language);
        return { language };
      });
    },
  };
}

const consentsToWire = (consents: readonly OwnConsent[]): ConsentsOfPerson =>
  consents.map(({ kind, version, since, accepted }) => ({
    kind,
    version,
    since,
    acceptedVersion: accepted?.version ?? null,
    acceptedAt: accepted?.at.toISOString() ?? null,
  }));

const sessionToWire = ({ id, device, createdAt, renewedAt }: Session, thisOne: string | undefined) => ({
  id,
  browser: device?.browser ?? null,
  system: device?.system ?? null,
  form: device?.form ?? null,
  since: createdAt.toISOString(),
  lastUsed: renewedAt.toISOString(),
  isThisOne: id === thisOne,
});
