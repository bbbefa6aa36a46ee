import type { identityResolvers } from '#capabilities/identity/index.ts';
import type { portalConfigResolvers } from '#capabilities/portal-config/index.ts';
import type { orderingCalls } from './ordering.ts';
import type { composeSavedOrders } from './saved-orders.ts';
import type { composeShop } from './shop.ts';

type Resolvers = Pick<ReturnType<typeof composeShop>, 'catalogueResolvers' | 'favouritesResolvers'> &
  Pick<ReturnType<typeof orderingCalls>, 'cartResolvers' | 'orderingResolvers' | 'reorderResolvers'> & {
    portalConfig: ReturnType<typeof portalConfigResolvers>;
    identity: ReturnType<typeof identityResolvers>;
    savedOrders: ReturnType<typeof composeSavedOrders>;
  };

/** Every GraphQL operation; `edge/graphql/schema.ts` asks for each of them. */
export const resolversOf = ({ portalConfig, identity, savedOrders, ...rest }: Resolvers) => ({
  Query: {
    ...portalConfig.Query,
    ...rest.catalogueResolvers.Query,
    ...rest.favouritesResolvers.Query,
    ...rest.cartResolvers.Query,
    ...rest.reorderResolvers.Query,
    ...savedOrders.Query,
  },
  Mutation: {
    ...identity.Mutation,
    ...rest.favouritesResolvers.Mutation,
    ...rest.cartResolvers.Mutation,
    ...rest.orderingResolvers.Mutation,
    ...rest.reorderResolvers.Mutation,
    ...savedOrders.Mutation,
  },
  Customer: rest.favouritesResolvers.Customer,
});
