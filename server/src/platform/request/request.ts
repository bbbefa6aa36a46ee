import type { OrderReference } from '@dray/contract/cart/reference-fields.ts';
import type { Guard } from '@dray/contract/guard.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Section } from '@dray/contract/sections.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { OnceChange } from '../changes/change-once.ts';
import type { Transaction } from '../database/connection.ts';

/** What one role gives at one company, or at one ship-to of it. */
export type Grant = {
  companyId: string;
  shipToId: string | undefined;
  customerType: string;
  roleId: string;
  roleName: string;
  sections: readonly Section[];
};

/** What one role of the supplier's gives: in whole markets, or for the customers of their own portfolio there. */
export type StaffGrant = {
  roleId: string;
  rights: readonly StaffRight[];
  countries: readonly Country[];
  /** Their own customers in those markets, where the role reaches no others. */
  companyIds: readonly string[] | undefined;
};

/** The person behind a request, as far as deciding needs to know them. */
export type Caller = {
  uid: string;
  isStaff: boolean;
  companyId: string | undefined;
  country: Country | undefined;
  customerType: string | undefined;
  grants: readonly Grant[];
  /** Nobody but staff has any. */
  staffGrants: readonly StaffGrant[];
};

declare const mintedAtTheEdge: unique symbol;

/**
 * Whose rows a call may touch. Every store function that reads customers' data asks for one, and only the edge can make
 * it (T123): a query without a tenant does not compile.
 */
export type Scope = {
  readonly [mintedAtTheEdge]: true;
  /** The supplier's staff reach every customer of these markets; nobody reaches everything. */
  readonly markets: readonly Country[];
  readonly companyIds: readonly string[];
  readonly shipToIds: readonly string[];
};

/** Who is answerable for a change: a person's uid, `operator`, or the name of a job. */
export type Actor = {
  name: string;
  companyId: string | undefined;
  /** The customer's person for whom they act, where they may. */
  actingFor?: string | undefined;
  requestId: string;
};

/** What the delivery headers of a call claim, after the edge has checked it against the caller's rights. */
export type Delivery = {
  shipToId: string | undefined;
  country: Country | undefined;
  customerType: string | undefined;
  deliveryDate: string | undefined;
  standardDeliveryDate: string | undefined;
  deliveryMethod: string | undefined;
  /** What it brings where the cart has nothing yet. */
  reference: Partial<OrderReference>;
  /** A list of products is to hold the caller's favourites only. */
  onlyFavourites: boolean;
};

/** A ship-to, as far as a scope can reach it. */
export type ShipToRef = { id: string; companyId: string; country: Country };

/** One call, made once at the edge. `caller` and `scope` refuse where the guard let somebody in without a session. */
export type Request = {
  readonly id: string;
  readonly arrivedAt: Date;
  readonly language: Language;
  readonly address: string;
  /** A browser says so itself, by headers that its pages cannot leave out. */
  readonly isFromBrowser: boolean;
  /** The session that the call belongs to; programs have none. */
  readonly sessionId: string | undefined;
  readonly delivery: Delivery;
  readonly actor: Actor;
  readonly caller: Caller;
  readonly scope: Scope;
  /** Whether the caller holds another section than the guard's, with its switch on: at this place, or anywhere at all. */
  holds(section: Section, shipTo: ShipToRef | undefined): boolean;
  /** What they reach by another section than the guard's; nothing where they lack it or its switch is off. */
  scopeOf(section: Section): Scope | undefined;
  /** What one of the supplier's people reaches by another right than the guard's; nothing where they lack it. */
  scopeBy(right: StaffRight): Scope | undefined;
  /** Runs statements that cannot write: PostgreSQL itself refuses a change here. */
  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The same on the primary, whatever the call is declared to be: for what was written a moment ago, by no call. */
  readNewest<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** One transaction: all of it is durable when the promise resolves, or none of it happened. */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** As `write`, and once for the key that the call carries (T154); for every change that is `by key`. */
  changeOnce<Outcome, Answer>(change: OnceChange<Outcome, Answer>): Promise<Answer>;
  /** What came of this call when it was made before with the same key; for one that does a lot before it writes. */
  findOutcome<Outcome>(): Promise<{ value: Outcome } | undefined>;
};

/** A reader's own rights of this moment, for what is written to them while they are not there; nothing where they may not. */
export type ActForReader = (uid: string, guard: Guard) => Promise<Request | undefined>;

/** A capability's door, bound by `compose.ts` to the transaction of a request. */
export type DoorOf<Door> = (transaction: Transaction) => Door;
