import type { DoorOf } from '#platform/request/request.ts';
import { type OidcPayloadStore, oidcPayloadStore } from './store/oidc-payload.store.ts';

/** The memory of the provider that ships with the portal. */
export type OidcPayloads = OidcPayloadStore;

export const openOidcPayloads = (): DoorOf<OidcPayloads> => (transaction) => oidcPayloadStore(transaction);
