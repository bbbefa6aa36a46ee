import { holdersOf } from '@dray/contract/guard.ts';
import { expect, test } from 'vitest';
import type { Caller } from '#platform/request/request.ts';
import { actFor } from './act-for.ts';
import type { Gate } from './visit/admit.ts';

const person = { uid: 'u-1', language: 'cs', id: 'job-1', askedAt: new Date('2026-11-16T10:00:00Z') } as const;
const grant = { companyId: 'C1', shipToId: '100234', customerType: 'POS', roleId: 'R', roleName: 'R' };
const callerWith = (...sections: string[]) =>
  ({
    uid: 'u-1',
    isStaff: false,
    staffGrants: [],
    companyId: 'C1',
    country: 'CZ',
    grants: [{ ...grant, sections }],
  }) as unknown as Caller;

const act = (caller: Caller | undefined, { maintenance = false, personFields = {} } = {}) =>
  actFor(
    {
      gate: {
        portalState: async () => ({ maintenance, switches: new Map([['Contracts', '1']]) }),
        database: {},
      } as unknown as Gate,
      findCaller: async () => caller && { caller },
    },
    { ...person, ...personFields },
    holdersOf('Contracts'),
  );

test('a job acts with the rights that its person has now, as of when it was asked for, in their language', async () => {
  expect(await act(callerWith('Contracts'))).toMatchObject({
    id: 'job-1',
    arrivedAt: person.askedAt,
    language: 'cs',
    isFromBrowser: true,
    sessionId: undefined,
    scope: { companyIds: [], shipToIds: ['100234'] },
    actor: { name: 'u-1', companyId: 'C1', requestId: 'job-1' },
  });
});

test('what a program asked for is in English, and not from a browser', async () => {
  expect(await act(callerWith('Contracts'), { personFields: { language: undefined } })).toMatchObject({
    language: 'en',
    isFromBrowser: false,
  });
});

test('nothing is done for anyone who is gone, or has lost the right since', async () => {
  expect([await act(undefined), await act(callerWith('Support'))]).toEqual([undefined, undefined]);
});

test('while the portal is closed the job is to come back, and is not over', async () => {
  await expect(act(callerWith('Contracts'), { maintenance: true })).rejects.toMatchObject({ code: 'MAINTENANCE' });
});
