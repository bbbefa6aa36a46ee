import type { AuthUser } from '@dray/contract/users/users.rest.ts';

/** Somebody for tests; each names only what it is about. */
export const testUser = (about: Partial<AuthUser> = {}): AuthUser => ({
  UID: 'u-1',
  firstName: 'Jana',
  lastName: 'Dvořáková',
  email: 'jana@example.example',
  country: 'CZ',
  phone: null,
  language: 'cs',
  companyId: 'C1',
  companyName: 'U Lípy s.r.o.',
  customerType: 'POS',
  firstLogin: false,
  userValidation: true,
  isLoggedIn: true,
  isStaff: false,
  permissionSchema: [],
  allAvailablePermission: ['Home Page'],
  shipTos: [],
  ...about,
});
