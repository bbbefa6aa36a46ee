import type { Section } from '@dray/contract/sections.ts';
import type { UserStatus } from '@dray/contract/users/user-status.ts';
import type { Finding } from '#capabilities/cart/index.ts';

/** Who would order, as far as gates ask about them. */
export type PersonFacts = {
  /** As an account has it; what the database calls otherwise lets nobody in either. */
  status: UserStatus;
  isVerified: boolean;
  maySignIn: boolean;
  /** Whether a role of theirs opens the section at the ship-to. */
  isGranted: boolean;
  cart: CartFacts | undefined;
};

export type CartFacts = { lines: number; isElsewhere: boolean; findings: readonly Finding[] };

/** Everything that the gates are judged by; each part by the function that the way of an order itself asks. */
export type GateFacts = {
  section: Section;
  isSectionOn: boolean;
  /** To a customer. */
  isShut: boolean;
  person: PersonFacts | undefined;
  shipTo: { id: string; status: string };
  priceList: { currency: string } | undefined;
  /** Goods that an order could hold now, among those that were looked at. */
  goods: { looked: number; orderable: number };
  transports: readonly string[];
  /** The first day that placing would take. */
  nextDelivery: string | undefined;
  paymentMethods: readonly string[];
  /** What placing says about an order of those goods for that day. */
  findings: readonly Finding[];
  agreementVersion: string;
  /** The line of who pays, where the reader may know of it. */
  credit: { verdict: string; mode: string } | undefined;
};
