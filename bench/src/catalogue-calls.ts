import { ProductDetailDocument } from '../../web/src/generated/operations/product-detail.ts';
import { ProductListDocument } from '../../web/src/generated/operations/product-list.ts';
import { callers, type Dataset, emailOf, skuOf } from './dataset.ts';
import { ask, type Call } from './load.ts';

const password = 'Meridian-Demo-2026!';
/** The very documents that the browser sends. */
const listDocument = { documentId: ProductListDocument.toString() };
const detailDocument = { documentId: ProductDetailDocument.toString() };

/** Tokens of the people who call, each for their own customer. */
export async function signInAll(port: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let caller = 1; caller <= callers; caller += 1) {
    const answer = await ask(undefined, port, {
      method: 'POST',
      path: '/graphql',
      body: JSON.stringify({
        query:
          'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        variables: { email: emailOf(caller), password },
      }),
    });
    tokens.push(JSON.parse(answer).data.generateCustomerToken.token);
  }
  return tokens;
}

/** The untouched list: beer by name, one of the first four pages, with facets and own prices. */
export const drayPage = (tokens: readonly string[]) => (n: number) =>
  drayCall(tokens, n, listDocument, {
    filter: { packaging: { in: ['Beer'] } },
    sort: { name: 'ASC' },
    page: pageOf(n),
    pageSize: 25,
  });

export const drayDetail = (tokens: readonly string[], dataset: Dataset) => (n: number) =>
  drayCall(tokens, n, detailDocument, { sku: spreadSku(n, dataset) });

/** Our own web names its documents, a program sends them. */
type Named = { documentId: string } | { query: string };

export const drayCall = (tokens: readonly string[], n: number, named: Named, variables: object): Call => ({
  method: 'POST',
  path: '/graphql?Language=cs',
  headers: { authorization: `Bearer ${tokens[n % tokens.length]}` },
  body: JSON.stringify({ ...named, variables }),
});

export const floorPage = (lists: readonly number[], market: number) => (n: number) =>
  floorCall(`/page?list=${lists[n % lists.length]}&market=${market}&page=${pageOf(n)}`);

export const floorDetail = (lists: readonly number[], market: number, dataset: Dataset) => (n: number) =>
  floorCall(`/detail?list=${lists[n % lists.length]}&market=${market}&sku=${spreadSku(n, dataset)}`);

export const floorCall = (path: string): Call => ({ method: 'GET', path });

const pageOf = (n: number) => 1 + (n % 4);
const spreadSku = (n: number, { products }: Dataset) => skuOf(1 + ((n * 7919) % products));
