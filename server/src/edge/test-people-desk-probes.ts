import type { Answer } from '../testing/caller.ts';
import type { StaffProbe, StaffTarget, Verdicts, Writers } from './test-probe-shapes.ts';

const uidOf = ({ market }: StaffTarget): string => (market === 'CZ' ? 'u-ulipy-owner' : 'u-tatravelko-owner');
const pathOf = (target: StaffTarget): string => `/api/staff/people/${uidOf(target)}`;
/** Somebody of theirs who cannot sign in: nothing is made for them. */
const closedUid = ({ market }: StaffTarget): string => (market === 'CZ' ? 'u-ulipy-former' : 'u-tatravelko-orders');
const nobody = '404 USER_NOT_FOUND';
const helpers = (own: string, other = nobody): StaffProbe['expected'] => ({ support: [own, other] satisfies Verdicts });
const unread = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.example',
  phone: null,
  version: 999,
  reason: 'Typing error',
};

/** Calls of those who help people to come in; none of them changes anything. */
export const peopleDeskProbes: Readonly<Record<string, StaffProbe>> = {
  listHelpedPeople: {
    send: (caller, { companyId }) => caller.get(`/api/staff/customers/${companyId}/people`),
    expected: helpers('200 with', '404 COMPANY_NOT_FOUND'),
  },
  invitePersonAgain: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/invite`, undefined),
    expected: helpers('409 STATUS_NOT_POSSIBLE'),
  },
  unlockPerson: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/unlock`, undefined),
    expected: helpers('200'),
  },
  signOutPerson: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/sign-out`, { reason: '' }),
    expected: helpers('400 MALFORMED_REQUEST', '400 MALFORMED_REQUEST'),
  },
  correctPerson: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/details`, unread),
    expected: helpers('409 CHANGED_MEANWHILE'),
  },
  getPersonExport: {
    send: (caller, target) => caller.get(`${pathOf(target)}/export`),
    expected: helpers('200'),
  },
  askPersonExport: {
    send: (caller, target) => caller.send('POST', `/api/staff/people/${closedUid(target)}/export`, undefined),
    expected: helpers('409 USER_NOT_ACTIVE'),
  },
};

const path = (uid: string) => `/api/staff/people/${uid}`;

/** Those of them that change something. */
export const peopleDeskWrites: Readonly<Record<string, (writers: Writers) => Promise<() => Promise<Answer>>>> = {
  async invitePersonAgain({ asker }) {
    return () => asker.send('POST', `${path('u-ulipy-invited')}/invite`, undefined);
  },
  async unlockPerson({ portal, asker }) {
    for (let guess = 0; guess < 11; guess += 1) await portal.visitor.askForToken('owner@ulipy.example', 'wrong');
    return () => asker.send('POST', `${path('u-ulipy-owner')}/unlock`, undefined);
  },
  async signOutPerson({ asker }) {
    return () => asker.send('POST', `${path('u-ulipy-shift')}/sign-out`, { reason: 'Lost their phone' });
  },
  async askPersonExport({ asker }) {
    return () => asker.send('POST', `${path('u-ulipy-owner')}/export`, undefined);
  },
  async correctPerson({ asker }) {
    const { body } = await asker.get('/api/staff/customers/C1001/people');
    const { uid, firstName, email, phone, version } = body.results.find(
      (person: { uid: string }) => person.uid === 'u-ulipy-shift',
    );
    const given = { firstName, lastName: 'Opravený', email, phone, version, reason: 'Typing error' };
    return () => asker.send('POST', `${path(uid)}/details`, given);
  },
};
