import { mutationRepeats } from '@dray/contract/repeatable.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvOf, czechStore, formOf, order } from '#capabilities/bulk-upload/test-bulk-upload.ts';
import { fillCart, openPubOrdering, type Placer } from '#capabilities/ordering/test-placing.ts';
import { ask } from '#capabilities/staff/test-staff.ts';
import { aRequest, fileForm } from '#capabilities/support/test-support.ts';
import { newPerson } from '#capabilities/users/test-people.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';
import { keyedContent } from './test-content-probes.ts';
import { aRequestOf } from './test-request-probes.ts';

type Send = (key: string) => Promise<Answer>;

let portal: TestPortal;
let owner: Placer;
let staff: Caller;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  staff = await portal.signIn('staff@meridian.example');
}, 60_000);
afterAll(() => portal.close());

const withKey = (key: string) => ({ headers: { 'idempotency-key': key, 'outlet-id': '100234' } });
const post =
  (path: string, payload: unknown, headers: Record<string, string> = {}): Send =>
  (key) =>
    owner.caller.send('POST', path, payload, { headers: { ...headers, ...withKey(key).headers } });
const mutation =
  (document: string): Send =>
  (key) =>
    owner.caller.graphql(`mutation { ${document} }`, withKey(key));

const cart = async () => (await fillCart(owner, [{ sku: 'CZ100001', quantity: 6 }])).id;
const placed = async () => (await owner.place(await cart())).order.order_number;
const repeated = async () => {
  const number = await placed();
  await cart();
  return owner.caller.graphql(`mutation { reorderItems(orderNumber: "${number}", mode: REPLACE) { undo_id } }`);
};
const saved = async () => {
  const id = await cart();
  await owner.caller.graphql(`mutation { addSaveOrderForLater(cart_id: "${id}") { message } }`);
  return id;
};
const asked = async () =>
  (await owner.caller.send('POST', '/api/tickets/CreateTicket?market=EMEA', aRequest)).body.id as string;
const uploading = (number: string, query: string): Send => {
  const { payload, headers } = formOf(csvOf(order(number)));
  return post(`/api/orders/BulkUploadOrdersAsync?store=${czechStore}${query}`, payload, headers);
};

/** Each that is made by key: what must be there before, and how it is sent. */
const changes: Record<string, () => Promise<Send>> = {
  async addProductsToCart() {
    const id = await cart();
    const line = '{ sku: "CZ100001", quantity: 1, number_of_layer: 0, number_of_pallet: 0 }';
    return mutation(`addProductsToCart(cart_id: "${id}", cart_items: [${line}]) { user_errors { code } }`);
  },
  async reorderItems() {
    const number = await placed();
    return mutation(`reorderItems(orderNumber: "${number}") { userInputErrors { code } lines { sku } undo_id }`);
  },
  async undoReorder() {
    const { undo_id } = (await repeated()).body.data.reorderItems;
    return mutation(`undoReorder(undo_id: "${undo_id}") { user_errors { code } cart { total_quantity } }`);
  },
  addSaveOrderForLater: async () =>
    mutation(`addSaveOrderForLater(cart_id: "${await cart()}") { message user_errors { code } }`),
  reOrderSavedOrder: async () =>
    mutation(`reOrderSavedOrder(cart_id: "${await saved()}") { message status cart { id total_quantity } }`),
  deleteSavedOrder: async () => mutation(`deleteSavedOrder(cart_id: "${await saved()}") { message status }`),
  async restoreSavedOrder() {
    const id = await saved();
    await owner.caller.graphql(`mutation { deleteSavedOrder(cart_id: "${id}") { status } }`);
    return mutation(`restoreSavedOrder(cart_id: "${id}") { message status }`);
  },
  bulkUploadOrders: async () => uploading('WHOLE-1', '&again=1'),
  'bulkUploadOrders, to be checked': async () => uploading('CHECK-1', '&step=check'),
  createTicket: async () => post('/api/tickets/CreateTicket?market=EMEA', aRequest),
  createTicketComment: async () =>
    post('/api/tickets/CreateComment', { ticketId: await asked(), description: 'A ještě něco.' }),
  async uploadTicketAttachment() {
    const { payload, headers } = fileForm(Buffer.from('%PDF-1.7 startxref %%EOF'), 'a.pdf');
    return post(`/api/tickets/UploadAttachmentsByTicketId?ticketId=${await asked()}`, payload, headers);
  },
  createNewUser: async () => post('/identity/users/CreateNewUser', newPerson('once@ulipy.example')),
  async askStaffGrant() {
    const newcomer = { email: 'once@meridian.example', firstName: 'Anna', lastName: 'Nová', language: 'cs' };
    return (key) => ask(staff, { ...newcomer, roleId: 'support', markets: ['CZ'] }, withKey(key));
  },
  startOnboarding: async () => (key) =>
    staff.send('POST', '/api/staff/onboardings', { country: 'CZ', name: 'New pub' }, withKey(key)),
  addHoliday: async () => (key) =>
    staff.send('POST', '/api/staff/holidays', { country: 'CZ', date: '2026-12-30' }, withKey(key)),
  addException: async () => (key) =>
    staff.send(
      'POST',
      '/api/staff/calendars/exceptions',
      { country: 'CZ', date: '2026-12-29', kind: 'closed' },
      withKey(key),
    ),
  async answerRequest() {
    const id = await aRequestOf(portal);
    return (key) => staff.send('POST', `/api/staff/requests/${id}/answer`, { version: 1, text: 'Ano.' }, withKey(key));
  },
  async noteRequest() {
    const id = await aRequestOf(portal);
    return (key) => staff.send('POST', `/api/staff/requests/${id}/notes`, { text: 'Depo ví.' }, withKey(key));
  },
  async uploadRequestFile() {
    const id = await aRequestOf(portal);
    const { body } = await staff.send('POST', `/api/staff/requests/${id}/answer`, { version: 1, text: 'Ano.' });
    const { payload, headers } = fileForm(Buffer.from('%PDF-1.7 startxref %%EOF'), 'a.pdf');
    return (key) => {
      const keyed = { headers: { ...headers, ...withKey(key).headers } };
      return staff.send(
        'POST',
        `/api/staff/requests/files?requestId=${id}&commentId=${body.commentId}`,
        payload,
        keyed,
      );
    };
  },
  addCannedAnswer: async () => (key) =>
    staff.send('POST', '/api/staff/requests/canned-answers', { title: 'Díky', texts: { cs: 'Díky.' } }, withKey(key)),
  async addContent() {
    const send = await keyedContent.addContent(portal);
    return (key) => send(withKey(key).headers);
  },
  async uploadContentFile() {
    const send = await keyedContent.uploadContentFile(portal);
    return (key) => send(withKey(key).headers);
  },
  async startImport() {
    const { payload, headers } = formOf('a;b\n', 'prices.csv');
    return (key) => {
      const keyed = { headers: { ...headers, ...withKey(key).headers } };
      return staff.send('POST', '/api/staff/imports?kind=prices', payload, keyed);
    };
  },
  resendInvitation: async () => post('/identity/users/ResendInvitation/u-ulipy-invited', undefined),
  async invitePersonAgain() {
    portal.clock.advance({ minutes: 2 });
    return (key) => staff.send('POST', '/api/staff/people/u-ulipy-invited/invite', undefined, withKey(key));
  },
};

const byKey = [
  ...Object.entries(mutationRepeats).flatMap(([name, repeatable]) => (repeatable === 'by key' ? name : [])),
  ...Object.entries(restRoutes).flatMap(([name, route]) =>
    'repeatable' in route && route.repeatable === 'by key' ? name : [],
  ),
];

test('every change that is made by key is looked at below', () => {
  const lookedAt = Object.keys(changes).filter((name) => !name.includes(','));
  expect(lookedAt.toSorted()).toEqual(byKey.toSorted());
});

/** Every row of what somebody can change, and how many there are of anything else. */
async function everythingStored(): Promise<string> {
  const tables = await portal.sql<{ name: string; isSmall: boolean }>(
    `select table_schema || '.' || table_name as name, table_name ~ '^(cart|ticket|account|role_grant|bulk)' as "isSmall"
     from information_schema.tables where table_type = 'BASE TABLE'
       and (table_schema = 'public' or table_name = 'job_common') and table_name <> 'made_change' order by 1`,
  );
  const parts = tables.map(({ name, isSmall }) =>
    isSmall
      ? `select '${name}' as name, md5(string_agg(its::text, '|' order by its::text)) as held from ${name} its`
      : `select '${name}' as name, count(*)::text as held from ${name}`,
  );
  const rows = await portal.sql<{ name: string; held: string }>(parts.join(' union all '));
  return rows.map(({ name, held }) => `${name} ${held}`).join('\n');
}

test.each(Object.keys(changes))('%s is made once with its key, and reported alike', async (name) => {
  const send = await changes[name]?.();
  const before = await everythingStored();

  const key = name.replaceAll(/\W/g, '-');
  const first = await send?.(key);
  const after = await everythingStored();
  const second = await send?.(key);

  expect(first?.status).toBeLessThan(300);
  expect(first?.body.errors).toBeUndefined();
  expect(after).not.toBe(before);
  expect(await everythingStored()).toBe(after);
  expect([second?.status, second?.body]).toEqual([first?.status, first?.body]);
});
