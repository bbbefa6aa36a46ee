import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { deviceOf, wordsFor } from '../rules/device.model.ts';

/** Its owner can look and put it out. Anyone who comes for the first time has no other device yet. */
export async function tellOfNewDevice(
  deps: IdentityDeps,
  actor: Actor,
  { uid, userAgent }: { uid: string; userAgent: string | undefined },
): Promise<void> {
  const person = await deps.accounts.findPerson(uid);
  if (!person || person.firstLogin) return;
  await deps.tell(
    {
      kind: 'new-device',
      uid,
      subject: `account:${uid}`,
      fact: actor.requestId,
      params: { at: deps.clock.now().toISOString(), device: wordsFor(deviceOf(userAgent)) },
      language: undefined,
    },
    ['mail', 'bell'],
  );
}
