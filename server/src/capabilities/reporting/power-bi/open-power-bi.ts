import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor, Scope } from '#platform/request/request.ts';
import { type PowerBi, PowerBiFailure } from './power-bi.connector.ts';
import {
  type EmbeddedReport,
  identityOf,
  type PowerBiReport,
  type PowerBiSettings,
  reportIdOf,
} from './power-bi.model.ts';

const comeBackSeconds = 30;

export type PowerBiAccess = { settings: PowerBiSettings; powerBi: PowerBi };

type Deps = { listShipTos: CompanyDoor['listShipTos']; audit: Audit };

/** Whom a token may be for: the payers of the ship-tos where the caller holds the section. */
export async function identityFor({ listShipTos }: Deps, scope: Scope): Promise<string> {
  const identity = identityOf((await listShipTos(scope)).map(({ payer }) => payer.id));
  if (identity === undefined) throw new Refusal('REPORT_UNAVAILABLE', {}, comeBackSeconds);
  return identity;
}

export async function openPowerBi(
  { settings, powerBi }: PowerBiAccess,
  report: PowerBiReport,
  identity: string,
): Promise<EmbeddedReport> {
  try {
    return await powerBi.openReport(reportIdOf(settings, report) ?? '', identity);
  } catch (error) {
    if (error instanceof PowerBiFailure) throw new Refusal('REPORT_UNAVAILABLE', {}, comeBackSeconds);
    throw error;
  }
}

export const recordOpened = ({ audit }: Deps, actor: Actor, report: PowerBiReport, identity: string): Promise<void> =>
  audit.record(actor, { action: 'power-bi-opened', subject: `report:${report}`, details: { payers: identity } });
