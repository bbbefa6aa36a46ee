/** Names that belong to the operator of the portal; they are data and are never translated. */
export const brand = { product: 'Dray', company: 'Meridian Breweries' } as const;
