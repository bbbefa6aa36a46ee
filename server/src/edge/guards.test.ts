import type { Guard } from '@dray/contract/guard.ts';
import { type OperationName, operationGuards } from '@dray/contract/operation-guards.ts';
import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { isSection } from '@dray/contract/sections.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { documentOf, operationNames } from './graphql/test-documents.ts';

const unauthorized = {
  en: '401: UNAUTHORIZED ACCESS',
  cs: '401: NEAUTORIZOVANÝ PŘÍSTUP',
  sk: '401: NEAUTORIZOVANÝ PRÍSTUP',
  it: '401: ACCESSO NON AUTORIZZATO',
  es: '401: ACCESO NO AUTORIZADO',
};

const operations = Object.entries(operationGuards) as [OperationName, Guard][];
const routes: [string, RestRoute][] = Object.entries(restRoutes);
const open = ({ kind }: Guard) => kind === 'public';
const openOperations = operations.filter(([, guard]) => open(guard)).map(([name]) => name);
const closedOperations = operations.filter(([, guard]) => !open(guard)).map(([name]) => name);
const openRoutes = routes.filter(([, { guard }]) => open(guard));
const closedRoutes = routes.filter(([, { guard }]) => !open(guard));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('an operation without a guard, or a route without one, does not compile', () => {
  const { guard: _guard, ...unguarded } = restRoutes.listContacts;

  // @ts-expect-error every operation of the schema must be there
  const guards: Record<OperationName, Guard> = {};
  // @ts-expect-error a route says who may call it
  const route: RestRoute = unguarded;

  expect([guards, route.guard]).toEqual([{}, undefined]);
});

test('the guards name every operation of the schema, and sections that exist', () => {
  const guards = [...operations.map(([, guard]) => guard), ...routes.map(([, { guard }]) => guard)];
  const sections = guards.flatMap((guard) => (guard.kind === 'section' ? [guard.section] : []));

  expect(operations.map(([name]) => name).sort()).toEqual([...operationNames].sort());
  expect(sections.filter((section) => !isSection(section))).toEqual([]);
});

describe.each(Object.entries(unauthorized))('without a session, in %s,', (language, message) => {
  test.each(closedRoutes)('the route %s is closed', async (_name, route) => {
    const { status, body } = await callRoute(route, language);

    expect(status).toBe(401);
    expect(body).toEqual({ code: 'UNAUTHORIZED', message, requestId: expect.any(String) });
  });

  // All of them are open so far; the next capability fills this list by itself.
  test.skipIf(closedOperations.length === 0).for(closedOperations)('the operation %s is closed', async (name) => {
    const { status, body } = await portal.visitor.graphql(documentOf(name), { language });

    expect(status).toBe(401);
    expect(body).toMatchObject({ data: null, errors: [{ message, extensions: { code: 'UNAUTHORIZED' } }] });
  });
});

test('there are closed routes to be tried', () => {
  expect(closedRoutes).not.toEqual([]);
});

test.for(openOperations)('the operation %s asks for no session', async (name) => {
  const { body } = await portal.visitor.graphql(documentOf(name));

  expect(['SIGN_IN_REFUSED', undefined]).toContain(body.errors?.[0].extensions.code);
});

test.each(openRoutes)('the route %s asks for no session', async (_name, route) => {
  expect((await callRoute(route, 'en')).status).not.toBe(401);
});

test('without a session nobody learns whether their call was well formed', async () => {
  const { status, body } = await portal.visitor.get('/api/shiptos/GetShipToBySapId/no%20such%20id');

  expect(status).toBe(401);
  expect(body.code).toBe('UNAUTHORIZED');
});

function callRoute({ method, base, path }: RestRoute, language: string) {
  const address = `/${base}${path.replaceAll(/:\w+/g, '1')}`;
  return portal.visitor.send(method, address, method === 'GET' ? undefined : {}, { language });
}
