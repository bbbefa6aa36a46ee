/** Where everything that was found is listed. */
export const resultsLink = (query: string) => ({ to: '/catalog/products', search: { q: query } }) as const;
