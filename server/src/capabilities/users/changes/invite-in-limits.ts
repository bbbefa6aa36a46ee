import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { UsersDeps } from './users.deps.ts';

/** Anyone who has sent too many is told from when on it goes again, by the clock of their market. */
export async function inviteInLimits(
  { identity, clock }: UsersDeps,
  { actor, caller, language }: Pick<Request, 'actor' | 'caller' | 'language'>,
  uid: string,
): Promise<void> {
  const again = await identity.findInvitationWait({ uid, invitedBy: caller.uid });
  if (again) {
    const { timeZone } = marketOf(caller.country ?? headOffice);
    const at = writtenMoment(language, nextMinute(again), timeZone);
    const waitSeconds = Math.ceil((again.getTime() - clock.now().getTime()) / 1_000);
    throw new Refusal('INVITATIONS_USED_UP', { at }, waitSeconds, { again: again.toISOString() });
  }
  await identity.inviteAccount(actor, { uid, invitedBy: caller.uid });
}

/** It is written to the minute, and must not be too early then. */
const nextMinute = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / 60_000) * 60_000);
