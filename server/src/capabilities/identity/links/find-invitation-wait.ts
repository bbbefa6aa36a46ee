import type { IdentityDeps } from '../needs/identity.deps.ts';
import { windowStart } from '../rules/identity.model.ts';

const hourMs = 60 * 60_000;
/** An invitation goes in our name to whatever address somebody types: anyone who wants to send mail to strangers has few. */
const invitationLimits = {
  ofPerson: { max: 10, withinMs: hourMs },
  ofCompany: { max: 50, withinMs: 24 * hourMs },
} as const;

/** From when on the next one may be sent; undefined where that is now. Anyone who asks holds the turn until their transaction ends. */
export async function findInvitationWait(
  { accounts, attempts, sentLinks, clock }: IdentityDeps,
  { uid, invitedBy }: { uid: string; invitedBy: string },
): Promise<Date | undefined> {
  const now = clock.now();
  const companyId = (await accounts.findAccount(uid))?.companyId ?? '';
  // Of two at once both would take the last one. Always in this order, or they could wait for each other.
  await attempts.addAttempt(`invitations to ${companyId}`, windowStart(now));
  await attempts.addAttempt(`invitations by ${invitedBy}`, windowStart(now));
  const { ofPerson, ofCompany } = invitationLimits;
  const since = ({ withinMs }: { withinMs: number }) => new Date(now.getTime() - withinMs);
  const [sentBy, sentTo] = await Promise.all([
    sentLinks.listSent({ uid: invitedBy }, since(ofPerson), ofPerson.max),
    sentLinks.listSent({ companyId }, since(ofCompany), ofCompany.max),
  ]);
  const waits = [freeFrom(sentBy, ofPerson), freeFrom(sentTo, ofCompany)].filter((moment) => moment !== undefined);
  return waits.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

/** When the oldest of the last so many no longer counts. */
function freeFrom(sent: readonly Date[], { max, withinMs }: { max: number; withinMs: number }): Date | undefined {
  const oldest = sent[max - 1];
  return oldest && new Date(oldest.getTime() + withinMs);
}
