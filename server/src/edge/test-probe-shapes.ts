import type { Answer, Caller } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';

/** The roles that a portal begins with (`0066-staff-rights.sql`). */
export const staffRoleNames = ['support', 'sales', 'content-editor', 'pricing', 'integration', 'operator'] as const;
export type StaffRoleName = (typeof staffRoleNames)[number];

/** What a call can name in one market. */
export type StaffTarget = {
  market: 'CZ' | 'SK';
  /** Of somebody who holds the role of operator there. */
  email: string;
  /** A role that came from the directory. */
  grantId: string;
  /** A change there that was refused. */
  changeId: string;
  companyId: string;
  shipToId: string;
};

export type Verdicts = readonly [own: string, other: string];
export type StaffProbe = {
  send: (caller: Caller, target: StaffTarget) => Promise<Answer>;
  /** What the holder of a role in one market is answered about a thing there, and about one elsewhere; others lack the right. */
  expected: Partial<Record<StaffRoleName, Verdicts>>;
};

/** Who makes the calls that are looked at. */
export type Writers = { portal: TestPortal; asker: Caller; second: Caller };
