// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { AddFavouriteDocument, PortalConfigDocument } from '../../generated/operations.ts';
import { callGraphql } from './graphql-client.ts';
import { callRest } from './rest-client.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (body: object) => fetched.mockImplementation(async () => new Response(JSON.stringify(body)));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lang', 'it');
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('an operation is sent with the delivery headers and answers with its data', async () => {
  answers({ data: { getPortalConfig: { maintenance: false, banner_rotation: 5, sections: [] } } });

  const data = await callGraphql(PortalConfigDocument, {}, { delivery: { deliveryMethod: 'TRUCK' } });

  expect(data.getPortalConfig.banner_rotation).toBe(5);
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/graphql?Language=it');
  expect(request?.headers).toMatchObject({ language: 'it', 'only-empties': '0', 'delivery-method': 'TRUCK' });
  expect(JSON.parse(String(request?.body))).toEqual({ documentId: PortalConfigDocument.toString(), variables: {} });
});

test('with nothing stored the parameter is named as a REST call names it, and English goes in the header, too', async () => {
  answers({ data: { getPortalConfig: {} } });
  localStorage.clear();

  await callGraphql(PortalConfigDocument, {});
  await callGraphql(PortalConfigDocument, {});
  localStorage.clear();
  await callRest('GET /api/transportype', { query: { userId: 'u-1' } });

  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/graphql?languageValue=en',
    '/graphql?Language=en',
    '/api/transportype?userId=u-1&languageValue=en',
  ]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ language: 'en' });
});

test('a refused operation is a refusal although the answer is 200', async () => {
  answers({
    data: null,
    errors: [{ message: 'Il portale è in manutenzione', extensions: { code: 'MAINTENANCE', requestId: 'r-9' } }],
  });

  await expect(callGraphql(PortalConfigDocument, {})).rejects.toMatchObject({
    name: 'CallRefused',
    code: 'MAINTENANCE',
    message: 'Il portale è in manutenzione',
    requestId: 'r-9',
  });
});

test('an answer without data is a fault', async () => {
  answers({});

  await expect(callGraphql(PortalConfigDocument, {})).rejects.toMatchObject({ code: 'FAULT' });
});

test('a change goes on though the page is left; a question does not, nor what is too long for that', async () => {
  answers({ data: { addProductsToWishlist: { user_errors: [] }, getPortalConfig: {} } });
  const isKeptAlive = () => fetched.mock.lastCall?.[1]?.keepalive ?? false;

  await callGraphql(AddFavouriteDocument, { wishlistId: '1', sku: 'CZ100001' });
  expect(isKeptAlive()).toBe(true);
  await callGraphql(AddFavouriteDocument, { wishlistId: '1', sku: 'x'.repeat(20_000) });
  expect(isKeptAlive()).toBe(false);
  await callGraphql(PortalConfigDocument, {});
  expect(isKeptAlive()).toBe(false);
});

test('a server that does not know a document is sent its text, for every later call at once', async () => {
  const unknown = {
    data: null,
    errors: [{ message: 'reload', extensions: { code: 'DOCUMENT_UNKNOWN', requestId: 'r-1' } }],
  };
  fetched.mockImplementation(async (_address, request) =>
    String(request?.body).includes('documentId')
      ? new Response(JSON.stringify(unknown), { status: 400 })
      : new Response(JSON.stringify({ data: { addProductsToWishlist: { user_errors: [] } } })),
  );
  const variables = { wishlistId: '1', sku: 'CZ100001' };

  const [first, second] = [
    await callGraphql(AddFavouriteDocument, variables),
    await callGraphql(AddFavouriteDocument, variables),
  ];

  expect([first, second].map(({ addProductsToWishlist }) => addProductsToWishlist)).toEqual(
    [1, 2].map(() => ({ user_errors: [] })),
  );
  const bodies = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
  expect(bodies).toEqual([
    { documentId: AddFavouriteDocument.toString(), variables },
    { query: expect.stringMatching(/^\s*mutation AddFavourite\(/), variables },
    { query: expect.stringMatching(/^\s*mutation AddFavourite\(/), variables },
  ]);
});

test('any other refusal is not asked again', async () => {
  fetched.mockImplementation(
    async () => new Response(JSON.stringify({ code: 'MALFORMED_REQUEST', requestId: 'r-1' }), { status: 400 }),
  );

  await expect(callGraphql(PortalConfigDocument, {})).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });

  expect(fetched).toHaveBeenCalledTimes(1);
});
