import { calendarDay } from '@dray/contract/calendar-day-shape.ts';
import { signedIn } from '@dray/contract/guard.ts';
import { deliveryHeaders } from '@dray/contract/request-headers.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { badDays } from '@dray/contract/test-bad-days.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addStaff } from '../capabilities/staff/test-staff.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { contractDefinitions } from './graphql/test-documents.ts';
import { calendarDays } from './test-calendar-probes.ts';
import { contentDays } from './test-content-probes.ts';
import { findDateArguments, findDateParameters, isDateName } from './test-date-inputs.ts';
import { erpDays } from './test-erp-probes.ts';

let portal: TestPortal;
let owner: Caller;
let cartId: string;
let staff: Caller;
let planner: Caller;
let ownList: string;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
  staff = await portal.signIn('staff@meridian.example');
  await addStaff(portal, 'planner@meridian.example', [{ role: 'pricing', markets: ['CZ'] }]);
  planner = await portal.signIn('planner@meridian.example');
  ownList = (await planner.get('/api/staff/assignments?shipTo=100234')).body.current;
  cartId = (await owner.graphql('mutation { createEmptyCart }')).body.data.createEmptyCart;
  await owner.graphql(
    `mutation { setShippingAddressesOnCart(cart_id: "${cartId}", ship_to_id: "100234") { __typename } }`,
  );
});
afterAll(() => portal.close());

const listSaved = (filter: object) =>
  owner.graphql('query ($filter: SavedOrderFilterInput) { getSaveOrderForLater(filter: $filter) { __typename } }', {
    variables: { filter },
  });
const withHeader = (name: string) => (day: string) =>
  owner.graphql('{ customerCart { delivery_date } }', { headers: { [name]: day } });

/** The other end of a period that may not be longer than a year. */
const okDay = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? day : '2026-11-12');
const askArchive = (period: object) =>
  owner.send('POST', '/api/invoiceolsa/getdatarchive', { payerId: '300101', ...period });

/** How a day is sent to each place that takes one. */
const calls: Readonly<Record<string, (day: string) => Promise<Answer>>> = {
  'Mutation.setShippingMethodsOnCart(delivery_date)': (day) =>
    owner.graphql(
      `mutation ($id: String!, $day: String) {
        setShippingMethodsOnCart(cart_id: $id, method: "VAN", delivery_date: $day) { user_errors { code path } } }`,
      { variables: { id: cartId, day } },
    ),
  'Query.getSaveOrderForLater(filter.date_from)': (day) => listSaved({ date_from: day }),
  'Query.getSaveOrderForLater(filter.date_to)': (day) => listSaved({ date_to: day }),
  'countOrders(query.from)': (day) => owner.get(`/api/orders/counts?from=${encodeURIComponent(day)}`),
  'countOrders(query.to)': (day) => owner.get(`/api/orders/counts?to=${encodeURIComponent(day)}`),
  'listOrders(query.from)': (day) => owner.get(`/api/orders?from=${encodeURIComponent(day)}`),
  'listOrders(query.to)': (day) => owner.get(`/api/orders?to=${encodeURIComponent(day)}`),
  'listDocuments(query.from)': (day) => owner.get(`/api/mydocuments/GetAllDocuments?from=${encodeURIComponent(day)}`),
  'listDocuments(query.to)': (day) => owner.get(`/api/mydocuments/GetAllDocuments?to=${encodeURIComponent(day)}`),
  'downloadStatement(query.from)': (day) =>
    owner.get(`/api/mydocuments/statement?payer=300101&to=${okDay(day)}&from=${encodeURIComponent(day)}`),
  'downloadStatement(query.to)': (day) =>
    owner.get(`/api/mydocuments/statement?payer=300101&from=${okDay(day)}&to=${encodeURIComponent(day)}`),
  'getArchivedInvoices(body.from)': (day) => askArchive({ from: day }),
  'getArchivedInvoices(body.to)': (day) => askArchive({ to: day }),
  'getChanges(query.from)': (day) => owner.get(`/identity/users/GetChanges?from=${encodeURIComponent(day)}`),
  'getChanges(query.to)': (day) => owner.get(`/identity/users/GetChanges?to=${encodeURIComponent(day)}`),
  'askStaffGrant(body.endsOn)': (day) =>
    staff.send('POST', '/api/staff/grants', {
      email: 'owner@ulipy.example',
      roleId: 'support',
      markets: ['CZ'],
      endsOn: day,
    }),
  'listStaffOrders(query.from)': (day) => staff.get(`/api/staff/orders?from=${encodeURIComponent(day)}`),
  'listStaffOrders(query.to)': (day) => staff.get(`/api/staff/orders?to=${encodeURIComponent(day)}`),
  'explainPrice(query.day)': (day) =>
    staff.get(`/api/staff/prices/explain?shipTo=100234&sku=CZ100001&day=${encodeURIComponent(day)}`),
  'previewAssignment(query.validFrom)': (day) =>
    planner.get(
      `/api/staff/assignments/preview?shipTo=100234&priceList=${ownList}&validFrom=${encodeURIComponent(day)}`,
    ),
  'assignPriceList(body.validFrom)': (day) =>
    planner.send('PUT', '/api/staff/assignments', { shipTo: '100234', priceList: null, validFrom: day, version: '0' }),
  ...calendarDays(() => staff),
  ...erpDays(() => staff),
  ...contentDays(() => portal),
  'listMasterChanges(query.changedSince)': (day) =>
    staff.get(`/api/staff/master/prices?changedSince=${encodeURIComponent(day)}`),
  'listTrail(query.from)': (day) => staff.get(`/api/staff/audit?from=${encodeURIComponent(day)}`),
  'listTrail(query.to)': (day) => staff.get(`/api/staff/audit?to=${encodeURIComponent(day)}`),
  'exportTrail(query.from)': (day) => staff.get(`/api/staff/audit/export?from=${encodeURIComponent(day)}`),
  'exportTrail(query.to)': (day) => staff.get(`/api/staff/audit/export?to=${encodeURIComponent(day)}`),
  [deliveryHeaders.deliveryDate]: withHeader(deliveryHeaders.deliveryDate),
  [deliveryHeaders.standardDeliveryDate]: withHeader(deliveryHeaders.standardDeliveryDate),
};

test('every argument, parameter and header that takes a day is tried here', () => {
  const found = [
    ...findDateArguments(contractDefinitions),
    ...findDateParameters(restRoutes),
    ...Object.values(deliveryHeaders).filter(isDateName),
  ];

  expect(found.sort()).toEqual(Object.keys(calls).sort());
});

test('one more that takes a day is found, however it is spelled', () => {
  const planted = `${contractDefinitions}
    input PlantedSpan { validFrom: String, other: Planted }
    input Planted { deliveryDate: String, again: PlantedSpan }
    extend type Query { planted(span: [PlantedSpan!], "A day (YYYY-MM-DD)." when: String, update: Boolean): String }`;
  const route = {
    ...restRoutes.listContacts,
    guard: signedIn,
    query: z.object({ when: calendarDay.optional(), until: z.string(), updated: z.string() }),
    body: z.object({ rows: z.array(z.object({ dueDate: z.string() })) }),
  };

  expect(findDateArguments(planted).filter((name) => name.includes('planted'))).toEqual([
    'Query.planted(span.validFrom)',
    'Query.planted(span.other.deliveryDate)',
    'Query.planted(when)',
  ]);
  expect(findDateParameters({ planted: route })).toEqual([
    'planted(query.when)',
    'planted(query.until)',
    'planted(body.rows.dueDate)',
  ]);
});

const isHeader = (name: string): boolean => Object.values<string>(deliveryHeaders).includes(name);
const isLatin = (text: string): boolean => [...text].every((character) => character.charCodeAt(0) < 256);

/** An empty header or filter is none; and a header cannot carry another alphabet. */
function refusedAt(name: string): string[] {
  if (isHeader(name)) return badDays.filter(isLatin);
  return name.includes('filter.') ? [...badDays] : ['', ...badDays];
}

describe.each(Object.entries(calls))('%s', (name, send) => {
  test.each(refusedAt(name).map((day) => [day.slice(0, 40), day]))('refuses “%s”', async (_shown, day) => {
    expect(refusalOf(await send(day))).toMatch(/^(400 MALFORMED_REQUEST|200 (MALFORMED|IN_THE_PAST|TOO_FAR))$/);
  });

  test.each(['2000-01-01', '2099-12-31'])('takes %s, or refuses it for what it is', async (day) => {
    expect(refusalOf(await send(day))).toMatch(
      /^(20[01] (|IN_THE_PAST|TOO_FAR)|422 (STAFF_GRANT_PAST|CUSTOMER_ACCOUNT|CALENDAR_DAY_PAST|ASSIGNMENT_PAST))$/,
    );
  });
});

function refusalOf({ status, body }: Answer): string {
  const [answered] = body.data?.setShippingMethodsOnCart?.user_errors ?? [];
  return `${status} ${body.errors?.[0]?.extensions.code ?? body.code ?? answered?.code ?? ''}`;
}
