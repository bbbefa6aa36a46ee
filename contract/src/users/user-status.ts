/** Six, of which only the first lets somebody in (U6); `isActive` on the wire is derived from it (T45). */
export const userStatuses = ['Active', 'Invited', 'Suspended', 'Deactivated', 'Exited', 'Move Out'] as const;
export type UserStatus = (typeof userStatuses)[number];

/**
 * From which status somebody who manages access may take a person to which. Nobody is made active who has not set a
 * password by their invitation; anyone who has left or moved out does not come back by themselves or by a colleague.
 */
const steps: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  Active: ['Suspended', 'Deactivated', 'Exited', 'Move Out'],
  Invited: ['Deactivated', 'Exited'],
  Suspended: ['Active', 'Deactivated', 'Exited', 'Move Out'],
  Deactivated: ['Active', 'Exited', 'Move Out'],
  Exited: [],
  'Move Out': [],
};

/** Somebody who never verified their address is invited anew where others would be active again. */
export function nextStatuses(status: UserStatus, isVerified: boolean): readonly UserStatus[] {
  if (isVerified) return steps[status];
  return steps[status].map((next) => (next === 'Active' ? 'Invited' : next));
}

export const isUserStatus = (value: string): value is UserStatus => userStatuses.some((status) => status === value);
