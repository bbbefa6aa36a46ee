import type { RoleId } from './roles.ts';

/** Everybody's. */
export const testPassword = 'Small-World-2026!';

type Grant = { company: string; roles: readonly RoleId[]; onlyAt?: string };

/** Their first grant is at the company they work for. */
export type Person = {
  email: `${string}@${string}.example`;
  name: readonly [first: string, last: string];
  grants: readonly [Grant, ...Grant[]];
  /** Nobody but the active can sign in. */
  status?: 'Deactivated' | 'Invited' | 'Suspended' | 'Exited' | 'Move Out';
  /** Has a password but has not signed in yet. */
  isNew?: true;
  isStaff?: true;
};

const at = (company: string, roles: readonly RoleId[], onlyAt?: string): Grant => ({
  company,
  roles,
  ...(onlyAt ? { onlyAt } : {}),
});

const pubOwner: readonly RoleId[] = ['R-DELEGATED-OWNER', 'R-EMPTIES-ON-PREMISE'];
const shiftLeader: readonly RoleId[] = ['R-PUB-SHIFT-LEADER'];

const usual: readonly Person[] = [
  { email: 'owner@ulipy.example', name: ['Jana', 'Dvořáková'], grants: [at('C1001', pubOwner)] },
  { email: 'shift@ulipy.example', name: ['Petr', 'Malý'], grants: [at('C1001', shiftLeader, '100234')] },
  {
    email: 'new@ulipy.example',
    name: ['Barbora', 'Veselá'],
    grants: [at('C1001', ['R-PUB-COMMON-USER'])],
    isNew: true,
  },
  { email: 'academy@ulipy.example', name: ['Eva', 'Akademie'], grants: [at('C1001', ['R-POS-ACADEMY'])] },
  {
    email: 'accountant@ulipy.example',
    name: ['Radka', 'Benešová'],
    grants: [at('C1001', ['R-PUB-ACCOUNTANT']), at('C1004', ['R-FINANCE'])],
  },
  {
    email: 'warehouse@velkosklad-brno.example',
    name: ['Karel', 'Hrubý'],
    grants: [at('C1002', ['R-WHSL-WAREHOUSE-MANAGER'])],
  },
  {
    email: 'edge@prilis-zlutoucky-kun.example',
    name: ['Vojtěch', 'Žluťoučký-Třeskoprský'],
    grants: [at('C1003', ['R-OWNER'])],
  },
  {
    email: 'cellar@prilis-zlutoucky-kun.example',
    name: ['Řehoř', 'Šťastný'],
    grants: [at('C1003', ['R-PUB-WAREHOUSE-MANAGER'])],
  },
  { email: 'owner@zelena-vrata.example', name: ['Ludmila', 'Horáková'], grants: [at('C1004', ['R-OWNER'])] },
  { email: 'owner@tatravelko.example', name: ['Juraj', 'Kriváň'], grants: [at('C2001', ['R-WHSL-DELEGATED-OWNER'])] },
  {
    email: 'accountant@tatravelko.example',
    name: ['Zuzana', 'Kováčová'],
    grants: [at('C2001', ['R-WHSL-ACCOUNTANT'])],
  },
  { email: 'owner@bellini.example', name: ['Marco', 'Bellini'], grants: [at('C3001', ['R-DELEGATED-OWNER'])] },
  { email: 'manager@bar-romero.example', name: ['Lucía', 'Romero'], grants: [at('C4001', ['R-PUB-ASSOCIATE'])] },
  // The flag opens every market; the role only gives the sections (T113).
  {
    email: 'staff@meridian.example',
    name: ['Ivana', 'Podpora'],
    grants: [at('C1000', ['R-GENERAL-ADMIN'])],
    isStaff: true,
  },
];

/** One for each reason why somebody cannot sign in. */
const shutOut: readonly Person[] = [
  {
    email: 'invited@ulipy.example',
    name: ['Tomáš', 'Nový'],
    grants: [at('C1001', shiftLeader, '100234')],
    status: 'Invited',
  },
  {
    email: 'former@ulipy.example',
    name: ['Michal', 'Beran'],
    grants: [at('C1001', ['R-PUB-COMMON-USER'])],
    status: 'Exited',
  },
  {
    email: 'shift@zelena-vrata.example',
    name: ['Stanislav', 'Krejčí'],
    grants: [at('C1004', shiftLeader, '100247')],
    status: 'Suspended',
  },
  {
    email: 'orders@tatravelko.example',
    name: ['Monika', 'Šimková'],
    grants: [at('C2001', ['R-WHSL-WAREHOUSE-MANAGER'])],
    status: 'Deactivated',
  },
  {
    email: 'former@bar-romero.example',
    name: ['Paco', 'Campos'],
    grants: [at('C4001', ['R-PUB-COMMON-USER'])],
    status: 'Move Out',
  },
];

export const people: readonly Person[] = [...usual, ...shutOut];

/** `owner@ulipy.example` has the uid `u-ulipy-owner`. */
export function uidOf({ email }: Pick<Person, 'email'>): string {
  const [mailbox = '', domain = ''] = email.split('@');
  return `u-${domain.replace('.example', '')}-${mailbox}`;
}
