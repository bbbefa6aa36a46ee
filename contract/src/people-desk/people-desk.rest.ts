import { z } from 'zod';
import { businessKey } from '../company/company.rest.ts';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { correctedDetails, helpedPerson, helpReason, uid } from './helped-person-shapes.ts';

const guard = staffMay('people.help');
const params = z.object({ uid });

/** Help for people of customers who cannot come in (B18). Whatever is done, they and their owners are told. */
export const peopleDeskRoutes = {
  listHelpedPeople: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/customers/:companyId/people',
    summary: 'How the people of a customer stand: invited, locked, signed in.',
    guard,
    params: z.object({ companyId: businessKey }),
    query: strictQuery({}),
    response: z.object({ results: z.array(helpedPerson) }),
  },
  invitePersonAgain: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/people/:uid/invite',
    summary: 'Sends a new invitation; the one before ends. Within the limits of the customer’s own people.',
    guard,
    params,
    response: helpedPerson,
  },
  unlockPerson: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/people/:uid/unlock',
    summary: 'Lets passwords be tried again after too many wrong ones.',
    guard,
    params,
    response: helpedPerson,
  },
  signOutPerson: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/people/:uid/sign-out',
    summary: 'Ends every session and every token of a program.',
    guard,
    params,
    body: helpReason,
    response: helpedPerson,
  },
  correctPerson: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/people/:uid/details',
    summary: 'Corrects name, address and telephone, on the record that was shown or not at all.',
    guard,
    params,
    body: correctedDetails,
    response: helpedPerson,
  },
} as const satisfies Record<string, RestRoute>;
