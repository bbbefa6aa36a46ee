/** Where everything that was found stands. */
export const resultsLink = (query: string) => ({ to: '/catalog/products', search: { q: query } }) as const;
