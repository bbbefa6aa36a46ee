import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { UserStatus } from '@dray/contract/users/user-status.ts';

/** An account as anyone who manages people knows it. */
export type ManagedAccount = {
  uid: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | undefined;
  country: Country | undefined;
  companyId: string | undefined;
  languages: readonly Language[];
  locale: Language;
  createdAt: Date;
  isVerified: boolean;
  isStaff: boolean;
  status: UserStatus;
  version: number;
};

export type NewAccount = Pick<
  ManagedAccount,
  'uid' | 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'languages' | 'locale'
> & { companyId: string; customerType: string; createdAt: Date };

/** Of the supplier's own people; they belong to no company. */
export type NewStaff = Pick<ManagedAccount, 'uid' | 'email' | 'firstName' | 'lastName' | 'locale' | 'createdAt'>;

/** Where the supplier orders for a pub without accounts; it belongs to no company, so it is among nobody's people. */
export type NewDesk = { uid: string; name: string; country: Country; customerType: string };

/** What customer service may correct of somebody's record (T43). */
export type PersonalDetails = Pick<ManagedAccount, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** What a change of a record sets; whatever it sets, the version is raised. */
export type AccountChange = Partial<Pick<ManagedAccount, 'status' | 'languages' | 'locale'>>;
