import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { AccessStore } from './access.store.ts';

export type AccessDeps = { grants: AccessStore; identity: Pick<IdentityDoor, 'findAccount'> };
