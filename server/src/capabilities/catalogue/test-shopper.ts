import type { Answer, Caller, CallOptions } from '../../testing/caller.ts';

type Asked = CallOptions & { outlet?: string; favouritesOnly?: boolean };

/** Asks `products` with these arguments, as they would be in the document. */
export const shopperAs =
  (caller: Caller) =>
  (args: string, fields: string, { outlet, favouritesOnly, headers, ...options }: Asked = {}): Promise<Answer> =>
    caller.graphql(`{ products${args && `(${args})`} { ${fields} } }`, {
      ...options,
      headers: {
        ...(outlet ? { 'outlet-id': outlet } : {}),
        ...(favouritesOnly ? { myfavourites: '1' } : {}),
        ...headers,
      },
    });

export const skusOf = ({ body }: Answer): string[] => body.data.products.items.map(({ sku }: { sku: string }) => sku);

/** One facet's counts by value. */
export function countsOf({ body }: Answer, attribute: string): Record<string, number> {
  const facets: { attribute_code: string; options: { value: string; count: number }[] }[] =
    body.data.products.aggregations;
  const options = facets.find(({ attribute_code }) => attribute_code === attribute)?.options ?? [];
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

export const facetFields = 'aggregations { attribute_code label count options { value label count } }';
