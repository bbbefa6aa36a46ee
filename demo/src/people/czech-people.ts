import type { Team } from './person.ts';
import { staffPeople } from './staff-people.ts';

export const czechTeams: readonly Team[] = [
  {
    company: 'C1001',
    people: [
      { email: 'owner@ulipy.example', name: 'Jana Dvořáková', roles: ['R-DELEGATED-OWNER', 'R-EMPTIES-ON-PREMISE'] },
      { email: 'shift@ulipy.example', name: 'Petr Malý', roles: ['R-PUB-SHIFT-LEADER'], onlyAt: '100234' },
      { email: 'new@ulipy.example', name: 'Barbora Veselá', roles: ['R-PUB-COMMON-USER'], isNew: true },
      {
        email: 'invited@ulipy.example',
        name: 'Tomáš Nový',
        roles: ['R-PUB-SHIFT-LEADER'],
        onlyAt: '100234',
        status: 'Invited',
      },
      { email: 'academy@ulipy.example', name: 'Eva Akademie', roles: ['R-POS-ACADEMY'] },
      {
        email: 'accountant@ulipy.example',
        name: 'Radka Benešová',
        roles: ['R-PUB-ACCOUNTANT'],
        elsewhere: { company: 'C1004', roles: ['R-FINANCE'] },
      },
      { email: 'manager@ulipy.example', name: 'Alena Tichá', roles: ['R-PUB-DELEGATED-OWNER'] },
      { email: 'former@ulipy.example', name: 'Michal Beran', roles: ['R-PUB-COMMON-USER'], status: 'Exited' },
    ],
  },
  {
    company: 'C1002',
    people: [
      { email: 'warehouse@velkosklad-brno.example', name: 'Karel Hrubý', roles: ['R-WHSL-WAREHOUSE-MANAGER'] },
      { email: 'owner@velkosklad-brno.example', name: 'Vladimír Sklenář', roles: ['R-OWNER'] },
      {
        email: 'orders@velkosklad-brno.example',
        name: 'Lenka Pospíšilová',
        roles: ['R-WHSL-COMMON-USER'],
        onlyAt: '100239',
      },
    ],
  },
  {
    company: 'C1003',
    people: [
      { email: 'edge@prilis-zlutoucky-kun.example', name: 'Vojtěch Žluťoučký-Třeskoprský', roles: ['R-OWNER'] },
      { email: 'cellar@prilis-zlutoucky-kun.example', name: 'Řehoř Šťastný', roles: ['R-PUB-WAREHOUSE-MANAGER'] },
    ],
  },
  {
    company: 'C1004',
    people: [
      {
        email: 'owner@zelena-vrata.example',
        name: 'Ludmila Horáková',
        roles: ['R-PUB-DELEGATED-OWNER', 'R-EMPTIES-FRANCHISEE'],
      },
      // Whose password the journey `passwords` changes.
      { email: 'bar@zelena-vrata.example', name: 'Oldřich Vaněk', roles: ['R-PUB-COMMON-USER'] },
      {
        email: 'shift@zelena-vrata.example',
        name: 'Stanislav Krejčí',
        roles: ['R-PUB-SHIFT-LEADER'],
        onlyAt: '100247',
        status: 'Suspended',
      },
    ],
  },
  {
    company: 'C1005',
    people: [{ email: 'admin@kopretina.example', name: 'Iveta Marková', roles: ['R-DELEGATED-ADMIN'] }],
  },
  {
    company: 'C1006',
    people: [
      { email: 'admin@pod-skalou.example', name: 'Ondřej Fiala', roles: ['R-GENERAL-ADMIN'] },
      { email: 'bar@pod-skalou.example', name: 'Kateřina Urbanová', roles: ['R-PUB-ASSOCIATE'], onlyAt: '100258' },
    ],
  },
  { company: 'C1000', people: staffPeople },
];
