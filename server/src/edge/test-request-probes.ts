import { fileForm } from '../capabilities/support/test-support.ts';
import type { Answer } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';
import type { StaffProbe, StaffTarget, Verdicts, Writers } from './test-probe-shapes.ts';

const base = '/api/staff/requests';
const canned = `${base}/canned-answers`;
const idOf = (market: string): string => `00000000-0000-4000-8000-0000000002${market === 'CZ' ? '01' : '02'}`;
const pathOf = ({ market }: StaffTarget): string => `${base}/${idOf(market)}`;
const none = '00000000-0000-4000-8000-000000000299';
const unread = { version: 999 };
const nobody = '404 TICKET_NOT_FOUND';
const stale: Verdicts = ['409 CHANGED_MEANWHILE', nobody];
const gone: Verdicts = ['404 NOT_FOUND', '404 NOT_FOUND'];
const supporters = (verdicts: Verdicts) => ({ support: verdicts });

/** A request of a customer of a market. */
export const addRequest = (portal: Pick<TestPortal, 'sql'>, market: 'CZ' | 'SK', id = idOf(market)) =>
  portal.sql(
    `insert into ticket (id, author_uid, company_id, country, title, description, category, sub_category, search_text,
       created_at, updated_at, waiting_since)
     select $1, uid, company_id, country, 'Broken', 'Two are broken.', 'complaint', 'damaged', 'broken', now(), now(), now()
     from account where uid = $2`,
    [id, market === 'CZ' ? 'u-ulipy-owner' : 'u-tatravelko-owner'],
  );

/** Calls of those who answer customers; none of them changes anything. */
export const requestProbes: Readonly<Record<string, StaffProbe>> = {
  listRequests: {
    send: (caller, { market }) => caller.get(`${base}?market=${market}`),
    expected: supporters(['200 with', '200 without']),
  },
  getRequest: { send: (caller, target) => caller.get(pathOf(target)), expected: supporters(['200', nobody]) },
  answerRequest: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/answer`, { ...unread, text: 'Sorry.' }),
    expected: supporters(stale),
  },
  noteRequest: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/notes`, { text: '' }),
    expected: supporters(['422 TICKET_DESCRIPTION_LENGTH', nobody]),
  },
  moveRequest: {
    send: (caller, target) => caller.send('PUT', `${pathOf(target)}/status`, { ...unread, status: 'On Hold' }),
    expected: supporters(stale),
  },
  assignRequest: {
    send: (caller, target) => caller.send('PUT', `${pathOf(target)}/owner`, { ...unread, uid: null }),
    expected: supporters(stale),
  },
  mergeRequest: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/merge`, { ...unread, into: '999999' }),
    expected: supporters([nobody, nobody]),
  },
  uploadRequestFile: {
    send(caller, target) {
      const { payload, headers } = fileForm(Buffer.from('x'), 'x.pdf');
      return caller.send('POST', `${base}/files?requestId=${idOf(target.market)}&commentId=${none}`, payload, {
        headers,
      });
    },
    expected: supporters([nobody, nobody]),
  },
  downloadRequestFile: {
    send: (caller) => caller.get(`${base}/files/${none}`),
    expected: supporters(['404 ATTACHMENT_NOT_FOUND', '404 ATTACHMENT_NOT_FOUND']),
  },
  listCannedAnswers: {
    send: (caller) => caller.get(canned),
    expected: supporters(['200 without', '200 without']),
  },
  addCannedAnswer: {
    send: (caller) => caller.send('POST', canned, { title: '', texts: {} }),
    expected: supporters(['400 MALFORMED_REQUEST', '400 MALFORMED_REQUEST']),
  },
  setCannedAnswer: {
    send: (caller) => caller.send('PUT', `${canned}/${none}`, { version: 1, title: 'A', texts: { en: 'B' } }),
    expected: supporters(gone),
  },
  removeCannedAnswer: {
    send: (caller) => caller.send('DELETE', `${canned}/${none}?version=1`, undefined),
    expected: supporters(gone),
  },
};

let count = 0;
/** A new one of the Czech owner. */
export async function aRequestOf(portal: Pick<TestPortal, 'sql'>): Promise<string> {
  count += 1;
  const id = `00000000-0000-4000-8000-0000000003${String(count).padStart(2, '0')}`;
  await addRequest(portal, 'CZ', id);
  return id;
}
const aCannedAnswer = async ({ asker }: Pick<Writers, 'asker'>): Promise<string> =>
  (await asker.send('POST', canned, { title: 'Sorry', texts: { en: 'Sorry, {name}.' } })).body.id;

/** Those of them that change something. */
export const requestWrites: Readonly<Record<string, (writers: Writers) => Promise<() => Promise<Answer>>>> = {
  async answerRequest({ portal, asker }) {
    const id = await aRequestOf(portal);
    return () => asker.send('POST', `${base}/${id}/answer`, { version: 1, text: 'Sorry.' });
  },
  async noteRequest({ portal, asker }) {
    const id = await aRequestOf(portal);
    return () => asker.send('POST', `${base}/${id}/notes`, { text: 'Ask the depot.' });
  },
  async moveRequest({ portal, asker }) {
    const id = await aRequestOf(portal);
    return () => asker.send('PUT', `${base}/${id}/status`, { version: 1, status: 'Researching' });
  },
  async assignRequest({ portal, asker }) {
    const id = await aRequestOf(portal);
    return () => asker.send('PUT', `${base}/${id}/owner`, { version: 1, uid: 'u-meridian-staff' });
  },
  async mergeRequest({ portal, asker }) {
    const [id, into] = [await aRequestOf(portal), await aRequestOf(portal)];
    const { caseNumber } = (await asker.get(`${base}/${into}`)).body;
    return () => asker.send('POST', `${base}/${id}/merge`, { version: 1, into: caseNumber });
  },
  async uploadRequestFile({ portal, asker }) {
    const id = await aRequestOf(portal);
    const { commentId } = (await asker.send('POST', `${base}/${id}/answer`, { version: 1, text: 'See.' })).body;
    const { payload, headers } = fileForm(Buffer.from('%PDF-1.7 startxref %%EOF'), 'list.pdf');
    return () => asker.send('POST', `${base}/files?requestId=${id}&commentId=${commentId}`, payload, { headers });
  },
  async addCannedAnswer({ asker }) {
    return () => asker.send('POST', canned, { title: 'Hello', texts: { en: 'Hello' } });
  },
  async setCannedAnswer(writers) {
    const id = await aCannedAnswer(writers);
    return () => writers.asker.send('PUT', `${canned}/${id}`, { version: 1, title: 'Sorry', texts: { en: 'Sorry.' } });
  },
  async removeCannedAnswer(writers) {
    const id = await aCannedAnswer(writers);
    return () => writers.asker.send('DELETE', `${canned}/${id}?version=1`, undefined);
  },
};
