import { randomUUID } from 'node:crypto';
import type { ActingDoor } from '#capabilities/acting/index.ts';
import { actFor } from '#edge/act-for.ts';
import { recentChanges } from '#edge/visit/recent-changes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { ActForReader, Actor, DoorOf, Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { Base } from './base.ts';

const itself = (id: string) => id;

/** What every call asks first. */
export const receptionLookUps = ({ read, identityOf, accessOf, companyOf }: Base, actingOf: DoorOf<ActingDoor>) => ({
  findSessionOwner: read((transaction, id: string) => identityOf(transaction).findLiveSession(id), itself),
  isTokenLive: read((transaction, id: string) => identityOf(transaction).isTokenLive(id), itself),
  findActing: read((transaction, digest: string) => actingOf(transaction).findRunning(digest), itself),
  findCaller: read((transaction, uid: string) => accessOf(transaction).findCaller(uid), itself),
  findShipTo: read(
    (transaction, scope: Scope, id: string) => companyOf(transaction).findShipTo(scope, id),
    (scope, id) => `${id} ${nameOfScope(scope)}`,
  ),
});

type ReadByStaff = { operation: string; ids: Readonly<Record<string, string>>; shipToId: string | undefined };

/** What the edge tells of the supplier's staff, in a transaction of its own: what they asked for is read already. */
export const recordStaffRead =
  (database: Pick<Database, 'write'>, auditOf: Base['auditOf']) =>
  (actor: Actor, { operation, ids, shipToId }: ReadByStaff): Promise<void> =>
    database.write((transaction) =>
      auditOf(transaction).record(actor, {
        action: 'staff-read',
        subject: `call:${operation}`,
        details: { ...ids, ...(shipToId ? { shipToId } : {}) },
      }),
    );

/** What is known and written down of changes as they are made: of staff for a customer, with both names. */
export const changesOf = ({ auditOf, clock }: Base) => ({
  recentChanges: recentChanges(clock),
  recordActing: (transaction: Transaction, actor: Actor, operation: string): Promise<void> =>
    auditOf(transaction).record(actor, { action: 'acting-changed', subject: `call:${operation}`, details: {} }),
});

type Needs = {
  gate: Parameters<typeof actFor>[0]['gate'];
  reception: Pick<Parameters<typeof actFor>[0], 'findCaller'> & { clock: Clock };
};

/** Through the guard of the call that would show it, as if they came by themselves. */
export const actForReader =
  ({ gate, reception: { findCaller, clock } }: Needs): ActForReader =>
  (uid, guard) =>
    actFor({ gate, findCaller }, { uid, language: undefined, id: randomUUID(), askedAt: clock.now() }, guard);
