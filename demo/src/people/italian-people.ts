import type { Team } from './person.ts';

export const italianTeams: readonly Team[] = [
  {
    company: 'C3001',
    people: [
      { email: 'owner@bellini.example', name: 'Marco Bellini', roles: ['R-DELEGATED-OWNER'] },
      { email: 'finance@bellini.example', name: 'Giulia Ferri', roles: ['R-FINANCE'] },
      { email: 'admin@bellini.example', name: 'Chiara Riva', roles: ['R-DELEGATED-ADMIN'] },
      { email: 'warehouse@bellini.example', name: 'Davide Colombo', roles: ['R-WHSL-WAREHOUSE-MANAGER'] },
      { email: 'orders@bellini.example', name: 'Sara Locatelli', roles: ['R-WHSL-COMMON-USER'], onlyAt: '100404' },
    ],
  },
  {
    company: 'C3002',
    people: [
      { email: 'owner@tirrenova.example', name: 'Antonio Esposito', roles: ['R-WHSL-DELEGATED-OWNER'] },
      { email: 'accountant@tirrenova.example', name: 'Francesca Greco', roles: ['R-WHSL-ACCOUNTANT'] },
      {
        email: 'warehouse@tirrenova.example',
        name: 'Luca Marino',
        roles: ['R-WHSL-WAREHOUSE-MANAGER'],
        status: 'Suspended',
      },
    ],
  },
  {
    company: 'C3003',
    people: [
      { email: 'owner@lanterna-blu.example', name: 'Elena Parodi', roles: ['R-PUB-DELEGATED-OWNER'] },
      { email: 'shift@lanterna-blu.example', name: 'Matteo Repetto', roles: ['R-PUB-SHIFT-LEADER'], onlyAt: '100411' },
      { email: 'former@lanterna-blu.example', name: 'Paolo Canepa', roles: ['R-PUB-COMMON-USER'], status: 'Move Out' },
    ],
  },
  {
    company: 'C3004',
    people: [{ email: 'owner@colle-fiorino.example', name: 'Silvia Bianchi', roles: ['R-OWNER'] }],
  },
];
