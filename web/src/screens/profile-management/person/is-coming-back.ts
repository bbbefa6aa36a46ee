import type { UserStatus } from '@dray/contract/users/user-status.ts';

/** Everything else shuts somebody out. */
export const isComingBack = (status: UserStatus): boolean => status === 'Active' || status === 'Invited';
