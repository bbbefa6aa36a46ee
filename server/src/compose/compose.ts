import type { Country } from '@dray/contract/markets.ts';
import type { RestRouteName } from '@dray/contract/rest-routes.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import { type CompanyDoor, companyRoutes } from '#capabilities/company/index.ts';
import type { ArchiveSettings } from '#capabilities/documents/index.ts';
import { erp } from '#capabilities/erp/index.ts';
import { files, filesRoutes, storedFileStore } from '#capabilities/files/index.ts';
import {
  type IdentityDoor,
  identityResolvers,
  ownAccountRoutes,
  passwordJudge,
  passwordsRoutes,
  type SignInGuard,
  type TokenSigner,
} from '#capabilities/identity/index.ts';
import { live } from '#capabilities/live/index.ts';
import {
  type PortalConfigDoor,
  portalConfig,
  portalConfigResolvers,
  portalConfigRoutes,
  portalConfigStore,
} from '#capabilities/portal-config/index.ts';
import type { PowerBiAccess } from '#capabilities/reporting/index.ts';
import { usersRoutes } from '#capabilities/users/index.ts';
import type { ScanFile } from '#platform/attachments/clamd.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/logger.ts';
import type { Actor, DoorOf, Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { composeBulkUpload } from './bulk-upload.ts';
import { type CachedRead, cachedReads } from './cached-read.ts';
import { composeCart } from './cart.ts';
import { composeContent } from './content.ts';
import { composeErpOrders } from './erp-orders.ts';
import { composeHandOffs, type HandOffs } from './hand-offs.ts';
import { composeIdentity } from './identity.ts';
import { composeOrdering } from './ordering.ts';
import { composePaperwork } from './paperwork.ts';
import { auditOver, composePeople } from './people.ts';
import { composePrinting } from './printing.ts';
import { composeSavedOrders } from './saved-orders.ts';
import { composeSearch } from './search.ts';
import { composeShop } from './shop.ts';
import { composeSupport } from './support/support.ts';
import { composeBell, composeNotifications } from './telling/notifications.ts';

export type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  tokens: () => TokenSigner;
  sealing: Sealing;
  fileStore: FileStore;
  logger: Logger;
  /** The identity provider that holds the passwords, where it is not us (T118). */
  passwordsElsewhere?: string | undefined;
  /** Only a process that serves lets anybody sign in. */
  guard?: SignInGuard;
  /** Reports that are shown by Power BI. */
  powerBi?: PowerBiAccess | undefined;
  /** Looks through what people attach. */
  scan?: ScanFile | undefined;
  /** An outside CMS in place of our own content. */
  outsideContent?: { url: string; authorization: string | undefined } | undefined;
  /** Only a process that serves asks the archives of documents. */
  archives?: ArchiveSettings;
  /** Only a process that serves hands anybody over. */
  handOffs?: HandOffs;
};

/** Another process's change must be seen within five seconds; this leaves room for a slow moment. */
const freshnessMs = 2_000;

/** The only module where capabilities meet: each gets its store on the caller's transaction and the neighbours it needs. */
export function compose(parts: Parts) {
  const { clock, database, homeMarket, passwordsElsewhere } = parts;
  const guard = () => requireGuard(parts);
  const lower = lowerDoors({ ...parts, guard });
  const { portalConfigOf, identityOf, accessOf, companyOf } = lower;
  const read = cachedReads(clock, database, freshnessMs);
  const { shop, selling, paperwork, help, bulk, readContent, ...upper } = upperDoors({ ...parts, lower, read });
  const { paperworkRoutes, ...papers } = paperwork;
  const { supportRoutes, ...support } = help;
  const { bulkUploadRoutes, ...uploads } = bulk;
  const portalState = portalStateOf({ read, portalConfigOf, homeMarket });

  return {
    ...lower,
    ...papers,
    ...support,
    ...uploads,
    ...composeErpOrders({ ...lower, clock, orderingOf: selling.orderingOf, documentsOf: papers.documentsOf }),
    cartOf: upper.cartOf,
    orderingOf: selling.orderingOf,
    fillShelves: shop.fillShelves,
    resolvers: resolversOf({
      portalConfig: portalConfigResolvers(portalConfigOf, homeMarket),
      identity: identityResolvers({ identityOf, guard, keepsPasswords: passwordsElsewhere === undefined }),
      shop,
      cart: upper.cartResolvers,
      ordering: selling.orderingResolvers,
      reorder: selling.reorderResolvers,
      savedOrders: upper.savedOrdersResolvers,
    }),
    restHandlers: {
      ...ownRoutes({ ...lower, ...parts, guard }),
      ...upper.contentRoutes,
      ...shop.catalogueRoutes,
      ...selling.orderingRoutes,
      ...bulkUploadRoutes,
      ...paperworkRoutes,
      ...supportRoutes,
      ...routesAcross({ ...lower, ...papers, ...support, ...parts, readContent, shop, orderingOf: selling.orderingOf }),
    } satisfies Record<Exclude<RestRouteName, 'downloadSchema' | 'openEvents'>, unknown>,
    gate: { database, clock, portalState: () => portalState() },
    recordStaffRead: recordStaffRead(database, lower.auditOf),
    reception: { tokens: parts.tokens, clock, ...receptionLookUps({ read, identityOf, accessOf, companyOf }) },
  };
}

type Lower = ReturnType<typeof lowerDoors>;

/** The shop and what depends on it. */
function upperDoors(parts: Parts & { lower: Lower; read: CachedRead }) {
  const { clock, homeMarket, lower, read, logger } = parts;
  const { auditOf, companyOf } = lower;
  const shop = composeShop({ ...parts, freshnessMs, companyOf });
  const { cartOf, cartResolvers, favouritesOf } = composeCart({ ...lower, clock, homeMarket, read, shop });
  const aroundCarts = { clock, homeMarket, auditOf, cartOf, favouritesOf };
  const paperwork = composePaperwork({ ...parts, ...lower, cartOf, catalogueOf: shop.catalogueOf });
  const { documentsOf, reportingOf } = paperwork;
  const selling = composeOrdering({ ...lower, ...aroundCarts, documentsOf, reportingOf });
  const { orderingOf } = selling;

  return {
    shop,
    cartOf,
    cartResolvers,
    paperwork,
    selling,
    savedOrdersResolvers: composeSavedOrders({ ...aroundCarts, companyOf }),
    help: composeSupport({ ...lower, clock, logger, documentsOf, scan: parts.scan }),
    bulk: composeBulkUpload({ ...lower, clock, homeMarket, cartOf, orderingOf }),
    ...composeContent({ ...parts, ...lower, findOwnGoods: shop.findOwnGoods }),
  };
}

type OwnRoutes = Lower & Pick<Parts, 'fileStore' | 'logger' | 'passwordsElsewhere'> & { guard: () => SignInGuard };

/** About a person, their company and the portal itself. */
const ownRoutes = (parts: OwnRoutes) => ({
  ...portalConfigRoutes(parts.portalConfigOf),
  ...companyRoutes(parts.companyOf, parts.usersOf),
  ...usersRoutes(parts.usersOf),
  ...passwordsRoutes({ ...parts, passwordsElsewhere: parts.passwordsElsewhere, judge: passwordJudge() }),
  ...ownAccountRoutes({ identityOf: parts.identityOf, passwordsElsewhere: parts.passwordsElsewhere }),
  ...filesRoutes(parts.filesOf, { store: parts.fileStore, logger: parts.logger }),
});

type Across = Lower &
  Pick<Parts, 'clock' | 'logger' | 'handOffs'> &
  Pick<ReturnType<typeof upperDoors>, 'shop' | 'readContent'> &
  Pick<ReturnType<typeof composePaperwork>, 'documentsOf'> &
  Pick<ReturnType<typeof composeOrdering>, 'orderingOf'> &
  Pick<ReturnType<typeof composeSupport>, 'supportOf'>;

/** They read from several capabilities. */
const routesAcross = (parts: Across) => ({
  ...composePrinting(parts),
  ...composeSearch({ ...parts, catalogueOf: parts.shop.catalogueOf }),
  ...composeBell(parts),
  ...composeHandOffs(parts),
});

type ReadByStaff = { operation: string; ids: Readonly<Record<string, string>>; shipToId: string | undefined };

/** What the edge tells of the supplier's staff, in a transaction of its own: what they asked for is read already. */
const recordStaffRead =
  (database: Pick<Database, 'write'>, auditOf: DoorOf<Audit>) =>
  (actor: Actor, { operation, ids, shipToId }: ReadByStaff): Promise<void> =>
    database.write((transaction) =>
      auditOf(transaction).record(actor, {
        action: 'staff-read',
        subject: `call:${operation}`,
        details: { ...ids, ...(shipToId ? { shipToId } : {}) },
      }),
    );

type StateParts = { read: CachedRead; portalConfigOf: DoorOf<PortalConfigDoor>; homeMarket: Country };

/** What every call is measured by: maintenance, switches, and whether it was restored and not opened yet. */
const portalStateOf = ({ read, portalConfigOf, homeMarket }: StateParts) =>
  read(
    async (transaction) => {
      const { maintenance, isClosed, switches } = await portalConfigOf(transaction).getPortalConfig(homeMarket);
      return { maintenance, isClosed, switches: new Map(switches.map(({ section, value }) => [section, value])) };
    },
    () => 'portal',
  );

type Resolvers = {
  portalConfig: ReturnType<typeof portalConfigResolvers>;
  identity: ReturnType<typeof identityResolvers>;
  shop: ReturnType<typeof composeShop>;
  cart: ReturnType<typeof composeCart>['cartResolvers'];
  ordering: ReturnType<typeof composeOrdering>['orderingResolvers'];
  reorder: ReturnType<typeof composeOrdering>['reorderResolvers'];
  savedOrders: ReturnType<typeof composeSavedOrders>;
};

const resolversOf = ({ portalConfig, identity, shop, cart, ordering, reorder, savedOrders }: Resolvers) => ({
  Query: {
    ...portalConfig.Query,
    ...shop.catalogueResolvers.Query,
    ...shop.favouritesResolvers.Query,
    ...cart.Query,
    ...reorder.Query,
    ...savedOrders.Query,
  },
  Mutation: {
    ...identity.Mutation,
    ...shop.favouritesResolvers.Mutation,
    ...cart.Mutation,
    ...ordering.Mutation,
    ...reorder.Mutation,
    ...savedOrders.Mutation,
  },
  Customer: shop.favouritesResolvers.Customer,
});

function requireGuard({ guard }: Pick<Parts, 'guard'>): SignInGuard {
  if (!guard) throw new Error('Nobody signs in here');
  return guard;
}

type LowerParts = Pick<Parts, 'clock' | 'homeMarket' | 'tokens' | 'sealing' | 'fileStore'> & {
  guard: () => SignInGuard;
};

/** Those that the shop depends on. */
function lowerDoors({ clock, homeMarket, tokens, sealing, fileStore, guard }: LowerParts) {
  const auditOf = auditOver(clock);
  const portalConfigOf = (transaction: Transaction) =>
    portalConfig({ settings: portalConfigStore(transaction), audit: auditOf(transaction), clock });
  const erpOf = (transaction: Transaction) => erp({ transaction, clock });
  const liveOf = (transaction: Transaction) => live({ transaction, clock });
  const notificationsOf = composeNotifications(clock, liveOf);
  const filesOf = (transaction: Transaction) => files({ rows: storedFileStore(transaction), store: fileStore, clock });
  const signingIn = { clock, homeMarket, tokens, sealing, guard };
  const identityOf = composeIdentity({ ...signingIn, auditOf, notificationsOf });
  const { accessOf, companyOf, usersOf } = composePeople({ clock, auditOf, portalConfigOf, identityOf });

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
