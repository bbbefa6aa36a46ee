import type { Country } from '@dray/contract/markets.ts';
import type { RoleId } from '../roles/roles.ts';

/** Those who work at one company; the address tells who is who, and the uid is made from it. */
export type Team = { company: string; people: readonly Person[] };

export type StaffRole = {
  id: 'operator' | 'support' | 'sales' | 'content-editor' | 'pricing' | 'integration';
  markets: readonly Country[];
  /** The companies they look after, where the role reaches no others. */
  portfolio?: readonly string[];
};

export type Person = {
  email: `${string}@${string}.example`;
  /** First name, then the rest as last name. */
  name: string;
  roles: readonly RoleId[];
  /** The roles hold at this ship-to only; absent means at all of the company. */
  onlyAt?: string;
  /** Other rights at another company. */
  elsewhere?: { company: string; roles: readonly RoleId[] };
  status?: 'Deactivated' | 'Invited' | 'Suspended' | 'Exited' | 'Move Out';
  /** When the mail went out, where it was not the day before yesterday; after two weeks its link is over. */
  invitedDaysAgo?: number;
  /** Has a password but has neither signed in nor accepted the agreement yet. */
  isNew?: true;
  isStaff?: true;
  /** What they hold as one of the supplier's people. */
  staffRoles?: readonly StaffRole[];
};
