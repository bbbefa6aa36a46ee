import type { Guard } from '@dray/contract/guard.ts';
import { fallbackLanguage, type Language } from '@dray/contract/languages.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Request } from '#platform/request/request.ts';
import { admit, type Gate } from './visit/admit.ts';
import { checkDelivery } from './visit/check-delivery.ts';
import { noDeliveryClaims } from './visit/delivery-headers.ts';

type Needs = { gate: Gate; findCaller: (uid: string) => Promise<{ caller: Caller } | undefined> };
/** Who asked for it, when, and in which language their browser did. */
type Person = { uid: string; language: Language | undefined; id: string; askedAt: Date };

/**
 * A job goes on with what somebody asked for: through the same guard, with their rights as they are now. Nothing where they may
 * not any more; while the portal is closed the job is to come back.
 */
export async function actFor({ gate, findCaller }: Needs, person: Person, guard: Guard): Promise<Request | undefined> {
  const caller = (await findCaller(person.uid))?.caller;
  if (!caller) return undefined;
  const visit = {
    id: person.id,
    arrivedAt: person.askedAt,
    language: person.language ?? fallbackLanguage,
    address: '',
    isFromBrowser: person.language !== undefined,
    sessionId: undefined,
    caller,
    shipTo: undefined,
    delivery: checkDelivery(noDeliveryClaims, caller, undefined),
    end: undefined,
    seen: () => undefined,
  };
  try {
    return await admit(gate, visit, { guard });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SECTION_NOT_ALLOWED') return undefined;
    throw error;
  }
}
