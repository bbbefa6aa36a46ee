import type { Section } from '@dray/contract/sections.ts';
import type { Grant } from '#platform/request/request.ts';

export type RoleSide = 'company' | 'warehouse' | 'pub' | 'empties' | 'academy';

/** What may be given to somebody; the id is its identity, the name a label (T27). */
export type Role = { id: string; name: string; side: RoleSide; sections: readonly Section[] };

/** A role that somebody has at a company or at one ship-to of it; switched off, it gives nothing. */
export type HeldGrant = Grant & { uid: string; isOff: boolean };

export type NewGrant = Pick<Grant, 'companyId' | 'shipToId' | 'roleId' | 'customerType'>;
