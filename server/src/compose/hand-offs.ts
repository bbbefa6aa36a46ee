import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import { type HandOffKeys, type HandOffSettings, sso, ssoRoutes } from '#capabilities/sso/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

export type HandOffs = HandOffSettings & { keys: HandOffKeys };

const none: HandOffs = {
  portalUrl: '',
  tools: {},
  keys: async () => {
    throw new Error('Nobody is handed over here');
  },
};

type Parts = {
  clock: Clock;
  identityOf: DoorOf<IdentityDoor>;
  companyOf: DoorOf<CompanyDoor>;
  auditOf: DoorOf<Audit>;
  handOffs?: HandOffs | undefined;
};

/** The way to the tools of others. */
export function composeHandOffs({ clock, identityOf, companyOf, auditOf, handOffs = none }: Parts) {
  const { keys, ...settings } = handOffs;
  const ssoOf = (transaction: Transaction) =>
    sso({
      identity: identityOf(transaction),
      company: companyOf(transaction),
      audit: auditOf(transaction),
      clock,
      settings,
    });
  return ssoRoutes({ ssoOf, settings, keys });
}
