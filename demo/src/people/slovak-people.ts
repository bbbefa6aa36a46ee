import type { Team } from './person.ts';

export const slovakTeams: readonly Team[] = [
  {
    company: 'C2001',
    people: [
      { email: 'owner@tatravelko.example', name: 'Juraj Kriváň', roles: ['R-WHSL-DELEGATED-OWNER'] },
      { email: 'accountant@tatravelko.example', name: 'Zuzana Kováčová', roles: ['R-WHSL-ACCOUNTANT'] },
      { email: 'warehouse@tatravelko.example', name: 'Marián Hudák', roles: ['R-WHSL-WAREHOUSE-MANAGER'] },
      {
        email: 'orders@tatravelko.example',
        name: 'Monika Šimková',
        roles: ['R-WHSL-COMMON-USER'],
        status: 'Deactivated',
      },
    ],
  },
  {
    company: 'C2002',
    people: [
      {
        email: 'owner@tri-zvony.example',
        name: 'Peter Baláž',
        roles: ['R-PUB-DELEGATED-OWNER', 'R-EMPTIES-ON-PREMISE'],
      },
      { email: 'shift@tri-zvony.example', name: 'Lucia Oravcová', roles: ['R-PUB-SHIFT-LEADER'], onlyAt: '100306' },
    ],
  },
  {
    company: 'C2003',
    people: [
      { email: 'owner@javorinka.example', name: 'Katarína Ďuricová', roles: ['R-OWNER'] },
      { email: 'finance@javorinka.example', name: 'Ľubomír Žiak', roles: ['R-FINANCE'] },
    ],
  },
  {
    company: 'C2004',
    people: [
      {
        email: 'bar@smrekovec.example',
        name: 'Eva Slobodová',
        roles: ['R-PUB-ASSOCIATE'],
        status: 'Invited',
        invitedDaysAgo: 20,
      },
    ],
  },
];
