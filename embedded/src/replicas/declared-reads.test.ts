import type { OperationName } from '@dray/contract/operation-guards.ts';
import { queryReads, type Reads, readAfterHeader } from '@dray/contract/reads.ts';
import { mutationRepeats } from '@dray/contract/repeatable.ts';
import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { documentOf } from '@dray/server/edge/graphql/test-documents.ts';
import type { Caller } from '@dray/server/testing/caller.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { replicatedTest as test } from './test-replicated.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './test-replicated-postgres.ts';
import { watchWays } from './test-statement-ways.ts';

let postgres: ReplicatedPostgres;
let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  const { url, superuserUrl, readUrl } = postgres;
  portal = await openTestPortal({
    database: { url, superuserUrl, drop: async () => undefined },
    env: { READ_DATABASE_URL: readUrl, JOBS: '0' },
    config: { replicaLookMs: 0 },
  });
  owner = await portal.signIn('owner@ulipy.example');
}, 60_000);
afterAll(async () => {
  await portal.close();
  await postgres.stop();
});

type Call = { name: string; reads: Reads; send: () => Promise<unknown> };

const seen = { headers: { [readAfterHeader]: '0000000000000001', 'outlet-id': '100234' } };
const graphql = (name: OperationName, reads: Reads): Call => ({
  name,
  reads,
  send: () => owner.graphql(documentOf(name), seen),
});

/** Whatever the contract lists today, each called as shortly as it can be. */
const calls: readonly Call[] = [
  ...Object.entries(queryReads).map(([name, reads]) => graphql(`Query.${name}` as OperationName, reads)),
  ...Object.keys(mutationRepeats).map((name) => graphql(`Mutation.${name}` as OperationName, 'primary')),
  ...Object.entries<RestRoute>(restRoutes).map(([name, route]) => ({
    name,
    reads: 'reads' in route ? route.reads : ('primary' as const),
    send: () =>
      owner.send(
        route.method,
        `/${route.base}${route.path.replaceAll(/:\w+/g, '100234')}`,
        route.method === 'GET' ? undefined : {},
        seen,
      ),
  })),
];

/** What every call asks, and what is kept for all: who is there and what they may is never a replica's word. */
const ofEverybody =
  /^(identity|access|portal-config|company|catalogue|pricing|live|audit|select|begin|commit|insert|with)\b/;

/** What was looked up two seconds ago is looked up again. */
const forgetWhoIsThere = () => portal.clock.advance({ ms: 2_001 });
const statementsOf = (ways: Awaited<ReturnType<typeof watchWays>>) => ways.flatMap(({ statements }) => statements);

test('what is declared to stay on the primary asks no replica anything', async () => {
  const wrong: string[] = [];
  for (const { name, send } of calls.filter(({ reads }) => reads === 'primary')) {
    forgetWhoIsThere();
    const ways = await watchWays(send);
    if (ways.some(({ port }) => port === postgres.replicaPort)) wrong.push(name);
  }

  expect(wrong).toEqual([]);
});

test('who is there and what they may is never asked of a replica', async () => {
  forgetWhoIsThere();
  // It reads nothing else.
  const asked = await watchWays(() => owner.get('/api/ordertypes', seen));

  expect(new Set(asked.map(({ port }) => port))).toEqual(new Set([Number(new URL(postgres.url).port)]));
  expect(new Set(statementsOf(asked).map((name) => name.split('.')[0]))).toContain('identity');
  expect(new Set(statementsOf(asked).map((name) => name.split('.')[0]))).toContain('access');
});

test('what a replica may answer is asked of it, and of the primary only who is there and what is kept for all', async () => {
  const wrong: string[] = [];
  const replicated: string[] = [];
  forgetWhoIsThere();
  const askedFirst = statementsOf(await watchWays(() => owner.get('/api/ordertypes', seen)));
  const whoIsThere = new Set(askedFirst.filter((name) => /^(identity|access)\./.test(name)));
  for (const { name, reads, send } of calls) {
    if (reads === 'primary') continue;
    await postgres.caughtUp();
    forgetWhoIsThere();
    const ways = await watchWays(send);
    const [byReplica, byPrimary] = [true, false].map((isReplica) =>
      statementsOf(ways.filter(({ port }) => (port === postgres.replicaPort) === isReplica)),
    );
    if (byReplica?.length) replicated.push(name);
    wrong.push(
      ...(byReplica ?? []).filter((each) => whoIsThere.has(each)).map((each) => `${name} at the replica: ${each}`),
    );
    // What a replica does not know yet is looked for once more.
    const isAskedAgain = (each: string) => ofEverybody.test(each) || byReplica?.includes(each);
    wrong.push(...(byPrimary ?? []).filter((each) => !isAskedAgain(each)).map((each) => `${name}: ${each}`));
  }

  expect(wrong).toEqual([]);
  expect(replicated.length).toBeGreaterThan(40);
  expect(replicated).toEqual(
    expect.arrayContaining(['listOrders', 'getOrder', 'listDocuments', 'listTickets', 'listNotifications']),
  );
});

test('money, rights, carts, placing, keys and the live stream stay on the primary', () => {
  const primary = calls.filter(({ reads }) => reads === 'primary').map(({ name }) => name);

  expect(primary).toEqual(
    expect.arrayContaining([
      ...[
        'Query.getPortalConfig',
        'Query.cart',
        'Query.customerCart',
        'Query.previewReorder',
        'getOrderByCart',
        'getPayerCredit',
        'listBalances',
      ],
      ...['getOutlook', 'downloadStatement', 'getUserInfoById', 'getAllUsersInfo', 'getAssignableRoles', 'getChanges'],
      ...['getConsents', 'getSessions', 'getSamlMetadata', 'openEvents'],
    ]),
  );
});
