import type { Country } from '@dray/contract/markets.ts';
import type { RestRouteName } from '@dray/contract/rest-routes.ts';
import { type AccessDoor, access, accessStore } from '#capabilities/access/index.ts';
import { audit, auditStore } from '#capabilities/audit/index.ts';
import { type CompanyDoor, company, companyRoutes, companyStore } from '#capabilities/company/index.ts';
import { content, contentRoutes, contentStore } from '#capabilities/content/index.ts';
import { documentsRoutes } from '#capabilities/documents/index.ts';
import { erp } from '#capabilities/erp/index.ts';
import { files, filesRoutes, storedFileStore } from '#capabilities/files/index.ts';
import {
  type IdentityDoor,
  identity,
  identityResolvers,
  identityStore,
  oidcPayloadStore,
  programTokenStore,
  type SignInGuard,
  sessionStore,
  signingKeyStore,
  type TokenSigner,
  throttleStore,
} from '#capabilities/identity/index.ts';
import { live } from '#capabilities/live/index.ts';
import { notificationStore, notifications } from '#capabilities/notifications/index.ts';
import {
  type PortalConfigDoor,
  portalConfig,
  portalConfigResolvers,
  portalConfigRoutes,
  portalConfigStore,
} from '#capabilities/portal-config/index.ts';
import { users, usersRoutes } from '#capabilities/users/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/logger.ts';
import type { DoorOf, Scope } from '#platform/request.ts';
import { nameOfScope } from '#platform/scope-name.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { type CachedRead, cachedReads } from './cached-read.ts';
import { composeCart } from './cart.ts';
import { composeDocuments } from './documents.ts';
import { composeErpOrders } from './erp-orders.ts';
import { composeOrdering } from './ordering.ts';
import { composeSavedOrders } from './saved-orders.ts';
import { composeShop } from './shop.ts';

export type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  tokens: () => TokenSigner;
  sealing: Sealing;
  fileStore: FileStore;
  logger: Logger;
  /** False where another identity provider holds the passwords (T118). */
  keepsPasswords?: boolean;
  /** Only a process that serves lets anybody sign in. */
  guard?: SignInGuard;
};

/** Another process's change must be seen within five seconds; this leaves room for a slow moment. */
const freshnessMs = 2_000;

/** The only place where capabilities meet: each gets its store on the caller's transaction and the neighbours it needs. */
export function compose({ clock, database, homeMarket, keepsPasswords = true, ...parts }: Parts) {
  const { tokens, fileStore, logger } = parts;
  const guard = () => requireGuard(parts);
  const lower = lowerDoors({ ...parts, clock, guard });
  const { auditOf, portalConfigOf, notificationsOf, filesOf, identityOf, accessOf, companyOf, usersOf } = lower;
  const read = cachedReads(clock, database, freshnessMs);
  const shop = composeShop({ clock, database, homeMarket, freshnessMs, read, companyOf, portalConfigOf });
  const { cartOf, cartResolvers, favouritesOf } = composeCart({
    clock,
    homeMarket,
    read,
    companyOf,
    identityOf,
    shop,
  });
  const aroundCarts = { clock, homeMarket, auditOf, portalConfigOf, cartOf, favouritesOf };
  const { erpOf, liveOf } = lower;
  const documentsOf = composeDocuments({ clock, filesOf });
  const { orderingOf, orderingResolvers, orderingRoutes } = composeOrdering({
    ...aroundCarts,
    accessOf,
    companyOf,
    identityOf,
    notificationsOf,
    erpOf,
    documentsOf,
  });
  const savedOrdersResolvers = composeSavedOrders({ ...aroundCarts, companyOf });

  const portalState = portalStateOf({ read, portalConfigOf, homeMarket });

  return {
    fillShelves: shop.fillShelves,
    auditOf,
    portalConfigOf,
    identityOf,
    notificationsOf,
    filesOf,
    erpOf,
    liveOf,
    cartOf,
    orderingOf,
    documentsOf,
    ...composeErpOrders({ clock, orderingOf, documentsOf, liveOf }),
    resolvers: resolversOf({
      portalConfig: portalConfigResolvers(portalConfigOf, homeMarket),
      identity: identityResolvers({ identityOf, guard, keepsPasswords }),
      shop,
      cart: cartResolvers,
      ordering: orderingResolvers,
      savedOrders: savedOrdersResolvers,
    }),
    restHandlers: {
      ...portalConfigRoutes(portalConfigOf),
      ...companyRoutes(companyOf),
      ...usersRoutes(usersOf),
      ...contentRoutes(lower.contentOf, homeMarket),
      ...filesRoutes(filesOf, { store: fileStore, logger }),
      ...shop.catalogueRoutes,
      ...orderingRoutes,
      ...documentsRoutes(documentsOf),
    } satisfies Record<Exclude<RestRouteName, 'downloadSchema' | 'openEvents'>, unknown>,
    gate: { database, portalState: () => portalState() },
    reception: { tokens, ...receptionLookUps({ read, identityOf, accessOf, companyOf }) },
  };
}

type StateParts = { read: CachedRead; portalConfigOf: DoorOf<PortalConfigDoor>; homeMarket: Country };

/** What every call is measured by: maintenance and switches. */
const portalStateOf = ({ read, portalConfigOf, homeMarket }: StateParts) =>
  read(
    async (transaction) => {
      const { maintenance, switches } = await portalConfigOf(transaction).getPortalConfig(homeMarket);
      return { maintenance, switches: new Map(switches.map(({ section, value }) => [section, value])) };
    },
    () => 'portal',
  );

type Resolvers = {
  portalConfig: ReturnType<typeof portalConfigResolvers>;
  identity: ReturnType<typeof identityResolvers>;
  shop: ReturnType<typeof composeShop>;
  cart: ReturnType<typeof composeCart>['cartResolvers'];
  ordering: ReturnType<typeof composeOrdering>['orderingResolvers'];
  savedOrders: ReturnType<typeof composeSavedOrders>;
};

const resolversOf = ({ portalConfig, identity, shop, cart, ordering, savedOrders }: Resolvers) => ({
  Query: {
    ...portalConfig.Query,
    ...shop.catalogueResolvers.Query,
    ...shop.favouritesResolvers.Query,
    ...cart.Query,
    ...savedOrders.Query,
  },
  Mutation: {
    ...identity.Mutation,
    ...shop.favouritesResolvers.Mutation,
    ...cart.Mutation,
    ...ordering.Mutation,
    ...savedOrders.Mutation,
  },
  Customer: shop.favouritesResolvers.Customer,
});

function requireGuard({ guard }: Pick<Parts, 'guard'>): SignInGuard {
  if (!guard) throw new Error('Nobody signs in here');
  return guard;
}

type LowerParts = Pick<Parts, 'clock' | 'tokens' | 'sealing' | 'fileStore'> & { guard: () => SignInGuard };

/** Those that the shop stands on. */
function lowerDoors({ clock, tokens, sealing, fileStore, guard }: LowerParts) {
  const auditOf = (transaction: Transaction) => audit({ events: auditStore(transaction), clock });
  const portalConfigOf = (transaction: Transaction) =>
    portalConfig({ settings: portalConfigStore(transaction), audit: auditOf(transaction), clock });
  const notificationsOf = (transaction: Transaction) =>
    notifications({ notifications: notificationStore(transaction), clock });
  const erpOf = (transaction: Transaction) => erp({ transaction, clock });
  const liveOf = (transaction: Transaction) => live({ transaction, clock });
  const filesOf = (transaction: Transaction) => files({ rows: storedFileStore(transaction), store: fileStore, clock });
  const identityOf = (transaction: Transaction) =>
    identity({
      accounts: identityStore(transaction),
      attempts: throttleStore(transaction),
      sessions: sessionStore(transaction),
      payloads: oidcPayloadStore(transaction),
      programTokens: programTokenStore(transaction),
      keys: signingKeyStore(transaction, sealing),
      audit: auditOf(transaction),
      clock,
      tokens,
      guard,
    });
  const accessOf = (transaction: Transaction) =>
    access({ grants: accessStore(transaction), identity: identityOf(transaction) });
  const companyOf = (transaction: Transaction) =>
    company({ companies: companyStore(transaction), portalConfig: portalConfigOf(transaction), clock });

  const usersOf = (transaction: Transaction) =>
    users({ identity: identityOf(transaction), company: companyOf(transaction), audit: auditOf(transaction) });

  const contentOf = (transaction: Transaction) =>
    content({ content: contentStore(transaction), portalConfig: portalConfigOf(transaction) });

  return {
    auditOf,
    portalConfigOf,
    notificationsOf,
    erpOf,
    liveOf,
    filesOf,
    identityOf,
    accessOf,
    companyOf,
    usersOf,
    contentOf,
  };
}

type ReceptionParts = {
  read: CachedRead;
  identityOf: DoorOf<IdentityDoor>;
  accessOf: DoorOf<AccessDoor>;
  companyOf: DoorOf<CompanyDoor>;
};

/** What every call asks first. */
function receptionLookUps({ read, identityOf, accessOf, companyOf }: ReceptionParts) {
  const itself = (id: string) => id;
  return {
    findSessionOwner: read(
      async (transaction, id: string) => (await identityOf(transaction).findLiveSession(id))?.uid,
      itself,
    ),
    isTokenLive: read((transaction, id: string) => identityOf(transaction).isTokenLive(id), itself),
    findCaller: read((transaction, uid: string) => accessOf(transaction).findCaller(uid), itself),
    findShipTo: read(
      (transaction, scope: Scope, id: string) => companyOf(transaction).findShipTo(scope, id),
      (scope, id) => `${id} ${nameOfScope(scope)}`,
    ),
  };
}
