import type { StaffPerson } from '#capabilities/staff/index.ts';

const invented = (uid: string): StaffPerson => ({
  uid,
  firstName: 'Xxxxxx',
  lastName: 'Xxxxxxxx',
  email: 'xxxxxxxx@xxxxxx.example',
  status: 'Active',
  lastSignIn: '2026-01-01T00:00:00Z',
  grants: [
    {
      id: '0',
      roleId: 'support',
      markets: ['CZ', 'SK'],
      source: 'manual',
      grantedBy: { kind: 'system', name: null },
      grantedAt: '2026-01-01T00:00:00Z',
      endsOn: null,
      mayEnd: false,
    },
  ],
});

/** Rows of the size of real ones, for the time until these come. */
export const inventedStaff: readonly StaffPerson[] = ['1', '2', '3', '4', '5', '6'].map(invented);
