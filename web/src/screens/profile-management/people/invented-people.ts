import type { Person } from '#capabilities/people/index.ts';

const invented = (id: string): Person => ({
  id,
  firstName: 'Xxxxxx',
  lastName: 'Xxxxxxxx',
  email: 'xxxxxxxx@xxxxxx.example',
  isActive: true,
  status: 'Active',
  version: 1,
  phone: null,
  country: null,
  languages: [],
  locale: 'en',
  termsAgreed: true,
  createdAt: '2026-01-01T00:00:00Z',
  userValidation: true,
  permissionSchema: [],
  deletedShipToList: [],
  lastSignIn: '2026-01-01T00:00:00Z',
  invitation: null,
  locked: 'self',
  statusLocked: 'self',
  nextStatuses: [],
});

/** Rows of the size of real ones, for the time until these come. */
export const inventedPeople: readonly Person[] = ['1', '2', '3', '4', '5', '6'].map(invented);
