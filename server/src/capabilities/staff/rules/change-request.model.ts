import type { Country } from '@dray/contract/markets.ts';
import type { ChangeKind, ChangeState } from '@dray/contract/staff/change-request-shapes.ts';

/** What somebody has asked for, as it is kept; only its kind knows what is in `before` and `after`. */
export type ChangeRequest = {
  id: string;
  kind: ChangeKind;
  /** As the audit names it: `account:u-1`. */
  subject: string;
  markets: readonly Country[];
  before: unknown;
  after: unknown;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  state: ChangeState;
  decidedBy: string | undefined;
  decidedAt: Date | undefined;
  reason: string | undefined;
};

export type NewChange = Pick<ChangeRequest, 'kind' | 'subject' | 'markets' | 'before' | 'after'> & {
  /** What waits once. */
  topic: string;
};

const lifetimeMs = 14 * 86_400_000;

export const endOfWaiting = (askedAt: Date): Date => new Date(askedAt.getTime() + lifetimeMs);

/** One that is past its end has expired, whether somebody has written that down or not. */
export const stateAt = (state: ChangeState, expiresAt: Date, now: Date): ChangeState =>
  state === 'waiting' && now >= expiresAt ? 'expired' : state;

/** In which markets somebody may decide what is asked for, by kind. */
export type DecidesIn = Readonly<Record<ChangeKind, readonly Country[]>>;

export type Undecidable = 'own' | 'right-missing';

/** Why somebody may not decide: nobody approves what they asked for, nor what would hold where their right does not. */
export function whyNotDecided(
  { kind, markets, requestedBy }: Pick<ChangeRequest, 'kind' | 'markets' | 'requestedBy'>,
  uid: string,
  decidesIn: DecidesIn,
): Undecidable | undefined {
  if (requestedBy === uid) return 'own';
  return markets.every((market) => decidesIn[kind].includes(market)) ? undefined : 'right-missing';
}

/** Their own, and what would hold where they may decide; for everybody else it does not exist. */
export const isShownTo = (
  { kind, markets, requestedBy }: Pick<ChangeRequest, 'kind' | 'markets' | 'requestedBy'>,
  uid: string,
  decidesIn: DecidesIn,
): boolean => requestedBy === uid || markets.some((market) => decidesIn[kind].includes(market));
