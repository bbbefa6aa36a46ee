import { randomUUID } from 'node:crypto';
import type { Language } from '@dray/contract/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { CallEnd } from '#platform/call-end.ts';
import type { LogPosition } from '#platform/log-position.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller, Delivery, Scope } from '#platform/request/request.ts';
import { type ActingLookUps, findActed } from './acting.ts';
import { type Authentication, authenticate, authenticateBySession } from './authenticate.ts';
import { checkDelivery, type NamedShipTo } from './check-delivery.ts';
import { endOf } from './deadline.ts';
import { type DeliveryClaims, noDeliveryClaims, readDeliveryHeaders } from './delivery-headers.ts';
import { languageOf } from './language.ts';
import type { RepeatClaim } from './repeat-key.ts';
import { seenPositionOf } from './seen-positions.ts';

/** One HTTP call before any guard: who is there, in which language, and which ship-to they speak for. */
export type Visit = {
  id: string;
  /** Before anything was waited for. */
  arrivedAt: Date;
  language: Language;
  address: string;
  isFromBrowser: boolean;
  sessionId: string | undefined;
  caller: Caller | undefined;
  /** Of the staff, who makes the call for the caller. */
  staffUid?: string | undefined;
  shipTo: NamedShipTo | undefined;
  delivery: Delivery;
  /** Aborted when nobody waits for the answer any more. */
  end: CallEnd | undefined;
  /** What they have seen of the database, as far as they say. */
  seen: () => LogPosition | undefined;
  /** The key that a change came with, and what belongs to it. */
  repeat?: RepeatClaim | undefined;
};

export type Reception = Authentication &
  ActingLookUps & {
    findShipTo: (scope: Scope, id: string) => Promise<NamedShipTo | undefined>;
  };

/** GraphQL calls carry the delivery headers; REST calls name what they need in their path; a link has only the session. */
type Manner = { withDelivery?: boolean; bySession?: boolean };

export async function receive(
  reception: Reception,
  request: FastifyRequest,
  { withDelivery = false, bySession = false }: Manner = {},
): Promise<Visit> {
  const arrivedAt = reception.clock.now();
  const claims = withDelivery ? readDeliveryHeaders(request.headers) : noDeliveryClaims;
  const known =
    (await authenticate(reception, request)) ??
    (bySession ? await authenticateBySession(reception, request) : undefined);
  const acted = await findActed(reception, request, { known, isLink: bySession });
  const caller = acted?.caller ?? known?.caller;
  const shipTo = caller && (await findShipTo(reception, caller, claims));
  return {
    id: request.id,
    arrivedAt,
    language: languageOf(request),
    address: request.ip,
    // Not the mode: Node's own fetch, a program's, sends that, too.
    isFromBrowser: request.headers['sec-fetch-site'] !== undefined,
    sessionId: known?.sessionId,
    caller,
    staffUid: acted?.staffUid,
    shipTo,
    delivery: checkDelivery(claims, caller, shipTo),
    end: endOf(request),
    seen: () => seenPositionOf(request, reception.cookies),
  };
}

const findShipTo = async ({ findShipTo }: Reception, caller: Caller, { shipToId }: DeliveryClaims) =>
  shipToId ? findShipTo(mintScope(caller, caller.grants), shipToId) : undefined;

export const newVisitId = (): string => randomUUID();
