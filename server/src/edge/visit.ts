import { randomUUID } from 'node:crypto';
import type { Language } from '@dray/contract/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { CallEnd } from '#platform/call-end.ts';
import { mintScope } from '#platform/mint-scope.ts';
import type { Caller, Delivery, Scope } from '#platform/request.ts';
import { type Authentication, authenticate, authenticateBySession } from './authenticate.ts';
import { checkDelivery, type Outlet } from './check-delivery.ts';
import { endOf } from './deadline.ts';
import { type DeliveryClaims, noDeliveryClaims, readDeliveryHeaders } from './delivery-headers.ts';
import { languageOf } from './language.ts';

/** One HTTP call before any guard: who is there, in which language, and which outlet he speaks for. */
export type Visit = {
  id: string;
  language: Language;
  address: string;
  isFromBrowser: boolean;
  caller: Caller | undefined;
  outlet: Outlet | undefined;
  delivery: Delivery;
  /** Aborted when nobody waits for the answer any more. */
  end: CallEnd | undefined;
};

export type Reception = Authentication & { findOutlet: (scope: Scope, id: string) => Promise<Outlet | undefined> };

/** GraphQL calls carry the delivery headers; REST calls name what they need in their path; a link has only the session. */
type Manner = { withDelivery?: boolean; bySession?: boolean };

export async function receive(
  reception: Reception,
  request: FastifyRequest,
  { withDelivery = false, bySession = false }: Manner = {},
): Promise<Visit> {
  const claims = withDelivery ? readDeliveryHeaders(request.headers) : noDeliveryClaims;
  const caller =
    (await authenticate(reception, request)) ??
    (bySession ? await authenticateBySession(reception, request) : undefined);
  const outlet = caller && (await findOutlet(reception, caller, claims));
  return {
    id: request.id,
    language: languageOf(request),
    address: request.ip,
    // Not the mode: Node's own fetch, a program's, sends that, too.
    isFromBrowser: request.headers['sec-fetch-site'] !== undefined,
    caller,
    outlet,
    delivery: checkDelivery(claims, caller, outlet),
    end: endOf(request),
  };
}

const findOutlet = async ({ findOutlet }: Reception, caller: Caller, { outletId }: DeliveryClaims) =>
  outletId ? findOutlet(mintScope(caller, caller.grants), outletId) : undefined;

export const newVisitId = (): string => randomUUID();
