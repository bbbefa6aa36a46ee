import { countries } from '@dray/contract/markets.ts';
import type { Person } from './person.ts';

const czechAndSlovak = ['CZ', 'SK'] as const;

/** The supplier's own: one of each role, two who price, and a program that brings master data. */
export const staffPeople: readonly Person[] = [
  {
    email: 'staff@meridian.example',
    name: 'Ivana Podpora',
    // Sections of the customers' portal, until staff act for a customer (T113).
    roles: ['R-GENERAL-ADMIN'],
    isStaff: true,
    staffRoles: [
      { id: 'operator', markets: countries },
      { id: 'support', markets: countries },
    ],
  },
  {
    email: 'operator@meridian.example',
    name: 'Radek Provozní',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'operator', markets: countries }],
  },
  {
    email: 'service@meridian.example',
    name: 'Alena Vlčková',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'support', markets: czechAndSlovak }],
  },
  {
    email: 'sales@meridian.example',
    name: 'Daniel Šimek',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'sales', markets: czechAndSlovak, portfolio: ['C1001', 'C1002', 'C1006', 'C2001'] }],
  },
  {
    email: 'content@meridian.example',
    name: 'Tereza Bílková',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'content-editor', markets: countries }],
  },
  {
    email: 'pricing@meridian.example',
    name: 'Robert Havlík',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'pricing', markets: countries }],
  },
  {
    email: 'prices@meridian.example',
    name: 'Michaela Kubátová',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'pricing', markets: czechAndSlovak }],
  },
  {
    email: 'master-data@meridian.example',
    name: 'Program Master-Data',
    roles: [],
    isStaff: true,
    staffRoles: [{ id: 'integration', markets: countries }],
  },
];
