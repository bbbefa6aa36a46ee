import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor, KeyRing } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { ToolAddresses } from './hand-off.model.ts';

export type SsoDeps = {
  identity: Pick<IdentityDoor, 'findPerson'>;
  company: Pick<CompanyDoor, 'findCompanyName'>;
  audit: Audit;
  clock: Clock;
  settings: HandOffSettings;
};

export type HandOffSettings = { portalUrl: string; tools: ToolAddresses };

/** Made when it is first asked for: a portal without tools needs no key for them. */
export type HandOffKeys = () => Promise<KeyRing>;

export type HandOffs = HandOffSettings & { keys: HandOffKeys };
