import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';

export type Account = {
  uid: string;
  status: string;
  isStaff: boolean;
  companyId: string | undefined;
  country: Country | undefined;
  customerType: string | undefined;
  /** Tokens signed before this moment are void. */
  tokensValidFrom: Date;
  /** Only an active person whose address was verified. */
  maySignIn: boolean;
};

/** Somebody's own record, for themselves and for anyone who looks after them. */
export type Person = Account & {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | undefined;
  language: Language;
  firstLogin: boolean;
  userValidation: boolean;
};

export type Credentials = { account: Account; passwordHash: string | undefined };

/** Whom an identity provider vouches for, and by which name of its own. */
export type Vouched = {
  by: 'own provider' | 'another provider';
  issuer: string;
  sub: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** Whether they were asked for as much as staff must show; always where the operator demands nothing (STAFF_ACR). */
  isStrong: boolean;
  groups: SaidGroups;
  names: SaidNames;
};

/** Why nobody knows in which groups somebody is. That is not the same as being in none. */
export const unreadableGroups = ['absent', 'no list', 'too many', 'elsewhere'] as const;
export type UnreadableGroups = (typeof unreadableGroups)[number];

/** What a provider says of somebody's groups, where the operator has said in which claim (STAFF_GROUPS_CLAIM). */
export type SaidGroups =
  | { kind: 'not asked' }
  | { kind: 'listed'; names: readonly string[] }
  | { kind: 'unreadable'; because: UnreadableGroups };

/** As a provider writes somebody's name and language; any of it may be missing. */
export type SaidNames = {
  given: string | undefined;
  family: string | undefined;
  whole: string | undefined;
  language: Language | undefined;
};

/** How a sign-in ended, for the figures; `unavailable` is one that nobody had time to look at. */
export type SignInOutcome = 'succeeded' | 'refused' | 'throttled' | 'unavailable';

/**
 * How many guesses are looked at in one window; the rest wait for the next one (S6). Those at an account are counted over all
 * devices that do not know it, forty an hour; a device on which it has signed in before has its own.
 */
export const throttle = {
  windowMinutes: 15,
  attemptsPerAccount: 10,
  attemptsPerAddress: 100,
  attemptsPerKnownDevice: 10,
  resetsPerAddress: 30,
  /** Asked for by one network. */
  resetsPerAccount: 5,
  /** Sent to one account, no matter who asks: the last of them is open still, for a link lives as long. */
  resetMailsPerHour: 3,
} as const;

export function windowStart(moment: Date): Date {
  const length = throttle.windowMinutes * 60_000;
  return new Date(Math.floor(moment.getTime() / length) * length);
}

export const windowEnd = (start: Date): Date => new Date(start.getTime() + throttle.windowMinutes * 60_000);
