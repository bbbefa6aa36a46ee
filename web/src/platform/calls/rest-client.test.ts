// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { callRest } from './rest-client.ts';

const fetched = vi.fn<typeof fetch>(async () => new Response('{"id":"100 2"}'));

beforeEach(() => {
  localStorage.setItem('lang', 'en');
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

test('a path parameter goes into the path, and nothing it holds can leave its place', async () => {
  await callRest('GET /api/shiptos/GetShipToBySapId/:id', { params: { id: '../users' } });

  expect(fetched.mock.calls[0]?.[0]).toBe('/api/shiptos/GetShipToBySapId/..%2Fusers?Language=en');
});

test('an address or a part the contract does not know does not compile', () => {
  const mistakes = () => [
    // @ts-expect-error No such route.
    callRest('GET /api/nowhere', {}),
    // @ts-expect-error The ship-to is not named.
    callRest('GET /api/shiptos/GetShipToBySapId/:id', {}),
    // @ts-expect-error This route takes no parameters.
    callRest('GET /api/contacts', { params: { id: '1' } }),
  ];

  expect(mistakes).toBeTypeOf('function');
});
