import { restRoutes } from '@dray/contract/rest-routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** What the contract's guard table does not name, with what it answers to somebody without a session or token. */
const besidesTheContract: Record<string, number> = {
  'GET /metrics': 404,
  'POST /csp-report': 204,
  'GET /health/live': 200,
  'GET /health/ready': 200,
  'GET /api/openapi.json': 200,
  'GET /graphql': 400,
  'POST /graphql': 400,
  'GET /auth/login': 302,
  'GET /auth/callback': 302,
  'GET /auth/session': 200,
  'POST /auth/logout': 200,
  'GET /idp/sign-in/:uid': 302,
  'POST /idp/sign-in/:uid': 302,
};

test('no route is beside the guard table unless it is named here', () => {
  const guarded = Object.values(restRoutes).map(({ method, base, path }) => `${method} /${base}${path}`);

  expect(routesOf(portal).sort()).toEqual([...guarded, ...Object.keys(besidesTheContract)].sort());
});

test('the only wildcard is the provider’s protocol, which has no data of a customer', () => {
  const folders = ['/idp/*', '/*', '/api/*', '/content/*', '/identity/*', '/auth/*'];

  const found = folders.filter((url) => portal.app.findRoute({ url, method: 'GET' }) !== null);

  expect(found).toEqual(['/idp/*']);
});

test.each(Object.entries(besidesTheContract))('%s answers a stranger with %d', async (route, status) => {
  const [method, path = ''] = route.split(' ') as ['GET' | 'POST', string];

  expect((await portal.visitor.send(method, path.replace(/:\w+/, 'x'), undefined)).status).toBe(status);
});

/** As the router prints them: a tree whose branches are four signs deep, with the methods behind each path. */
function routesOf({ app }: TestPortal): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branches = '', part = '', methods = ''] = /^(.*)── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (!part) return [];
      const depth = Math.floor(branches.length / 4);
      above.splice(depth, above.length, part);
      // A wildcard stands for a folder; which there are is asked beside.
      if (part.endsWith('*')) return [];
      const own = methods.split(', ').filter((method) => method && method !== 'HEAD');
      return own.map((method) => `${method} ${above.join('')}`);
    });
}
