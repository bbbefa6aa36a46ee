import { alwaysAllowedSection } from '@dray/contract/sections.ts';
import type { AuthUser } from '@dray/contract/users/users.rest.ts';

/** One of the supplier's people who holds no section of the customers' portal: the desk is all that they have (T145). */
export const isAtDeskOnly = (user: Pick<AuthUser, 'isStaff' | 'allAvailablePermission'> | undefined): boolean =>
  user?.isStaff === true && user.allAvailablePermission.every((section) => section === alwaysAllowedSection);
