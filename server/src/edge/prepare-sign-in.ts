import type { AddressInfo } from 'node:net';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import {
  checkSignIn,
  type IdentityDoor,
  type KeyPurpose,
  type KeyRing,
  openOidcPayloads,
  type SignInGuard,
} from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { currentProvider } from './identity-provider/current-provider.ts';
import { limitPerAddress } from './identity-provider/limit-per-address.ts';
import { payloadAdapter } from './identity-provider/payload-adapter.ts';
import { protocolPages } from './identity-provider/protocol-pages.ts';
import { clientId, embeddedProvider } from './identity-provider/provider.ts';
import { providerFiles } from './identity-provider/provider-files.ts';
import { logProvider } from './identity-provider/provider-log.ts';
import { type ProviderDoors, providerRoutes } from './identity-provider/provider-routes.ts';
import { addressBudget, type RefuseTooMany } from './sign-in/address-budget.ts';
import { groupsWarning } from './sign-in/groups-warning.ts';
import { type KnownDevices, knownDevices, type TellOfNewDevice } from './sign-in/known-devices.ts';
import { pendingSignIns } from './sign-in/pending-sign-in.ts';
import { type ProviderSettings, relyingParty } from './sign-in/relying-party.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import type { Cookies } from './visit/cookies.ts';

type SignInSettings = {
  publicUrl: string;
  theme: string;
  homeMarket: Country;
  /** The provider of the operator's own, in place of the one that ships with the portal. */
  oidc?: Omit<ProviderSettings, 'redirectUri'> | undefined;
};

type SignInParts = {
  config: SignInSettings;
  identityOf: DoorOf<IdentityDoor>;
  guard: SignInGuard;
  database: Database;
  /** Writes of sessions go on while the volume is nearly full: a page without a token could not even read. */
  keepSession: Database['write'];
  clock: Clock;
  logger: Logger;
  cookies: Cookies;
  sealing: Sealing;
  registry: Registry;
  ringOf: (purpose: KeyPurpose) => Promise<KeyRing>;
};

/** The browser's way in: against the configured OpenID provider, or the one that ships with the portal (S1, T118). */
export async function prepareSignIn(parts: SignInParts): Promise<(app: FastifyInstance) => Promise<void>> {
  const { config, identityOf, guard, database, keepSession, clock, logger, cookies, sealing, registry } = parts;
  const redirectUri = `${config.publicUrl}/auth/callback`;
  const refuseTooMany = limitPerAddress({
    budget: addressBudget(clock),
    theme: config.theme,
    fallbackLanguage: marketOf(config.homeMarket).language,
    countThrottled: () => guard.count('throttled'),
  });
  const noteGroups = groupsWarning(registry, logger);
  const devices = knownDevices({ cookies, sealing, digest: guard.digest });
  const tellOfNewDevice: TellOfNewDevice = ({ requestId, ...notification }) =>
    database.write((transaction) =>
      identityOf(transaction).tellOfNewDevice({ name: 'visitor', companyId: undefined, requestId }, notification),
    );
  const embedded = config.oidc
    ? undefined
    : await prepareEmbedded({ ...parts, refuseTooMany, devices, tellOfNewDevice }, redirectUri);

  return async (app) => {
    await providerFiles(app);
    if (embedded) await providerRoutes(app, embedded.doors);
    const settings = config.oidc ? { ...config.oidc, redirectUri } : embedded?.settings(app);
    if (!settings) throw new Error('There is no identity provider');
    const provider = relyingParty(settings);
    await signInRoutes(app, {
      publicUrl: config.publicUrl,
      cookies,
      provider,
      vouchedBy: config.oidc ? 'another provider' : 'own provider',
      identityOf,
      database,
      keepSession,
      pendings: pendingSignIns({ sealing, clock }),
      devices,
      tellOfNewDevice,
      noteGroups,
      refuseTooMany,
      logger,
    });
  };
}

type EmbeddedParts = SignInParts & {
  refuseTooMany: RefuseTooMany;
  devices: KnownDevices;
  tellOfNewDevice: TellOfNewDevice;
};

async function prepareEmbedded(parts: EmbeddedParts, redirectUri: string) {
  const { config, identityOf, guard, database, clock, cookies, logger, sealing, ringOf } = parts;
  const issuer = `${config.publicUrl}/idp`;
  const ring = await ringOf('provider');
  const secrets = { client: sealing.secretFor('provider client'), cookies: sealing.secretFor('provider cookies') };
  const fallbackLanguage = marketOf(config.homeMarket).language;
  const pages = protocolPages({ theme: config.theme, fallbackLanguage });
  const current = currentProvider(ring.accepted, (keys) => {
    const provider = embeddedProvider({
      issuer,
      redirectUri,
      afterLogout: `${config.publicUrl}/login`,
      hasSecureCookies: cookies.secure,
      keys,
      secrets,
      pages,
      adapter: payloadAdapter({ payloadsOf: openOidcPayloads(), database, clock }),
      findAccount: (uid) => database.read((transaction) => identityOf(transaction).findPerson(uid)),
    });
    logProvider(provider, logger);
    return provider;
  });

  const checkPassword: ProviderDoors['checkPassword'] = async ({ requestId, ...attempt }) => {
    const actor = { name: 'visitor', companyId: undefined, requestId };
    const account = await checkSignIn({ ...database, identityOf, guard }, actor, attempt);
    await database.write((transaction) => identityOf(transaction).takeBackAttempt(attempt));
    return account;
  };

  return {
    doors: {
      current,
      theme: config.theme,
      publicUrl: config.publicUrl,
      checkPassword,
      refuseTooMany: parts.refuseTooMany,
      devices: parts.devices,
      tellOfNewDevice: parts.tellOfNewDevice,
      clock,
      fallbackLanguage,
    },
    settings: (app: FastifyInstance): ProviderSettings => ({
      issuer,
      clientId,
      clientSecret: secrets.client,
      redirectUri,
      fetch: (url, options) => fetch(throughOwnPort(url, app), options as RequestInit),
    }),
  };
}

/** The portal asks its own provider without the detour over the address that customers use. */
function throughOwnPort(url: string, app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
  const { pathname, search } = new URL(url);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${pathname}${search}`;
}
