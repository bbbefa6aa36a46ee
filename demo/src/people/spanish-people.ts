import type { Team } from './person.ts';

export const spanishTeams: readonly Team[] = [
  {
    company: 'C4001',
    people: [
      { email: 'manager@bar-romero.example', name: 'Lucía Romero', roles: ['R-PUB-ASSOCIATE'] },
      { email: 'owner@bar-romero.example', name: 'Joaquín Romero', roles: ['R-OWNER'] },
    ],
  },
  {
    company: 'C4002',
    people: [
      { email: 'owner@levantina-azul.example', name: 'Vicente Ferrandis', roles: ['R-WHSL-DELEGATED-OWNER'] },
      { email: 'accountant@levantina-azul.example', name: 'Amparo Soler', roles: ['R-WHSL-ACCOUNTANT'] },
    ],
  },
  {
    company: 'C4003',
    people: [
      { email: 'owner@la-higuera.example', name: 'Rocío Benítez', roles: ['R-PUB-DELEGATED-OWNER'] },
      { email: 'bar@la-higuera.example', name: 'Álvaro Núñez', roles: ['R-PUB-COMMON-USER'], status: 'Deactivated' },
    ],
  },
];
