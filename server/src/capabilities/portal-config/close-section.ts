import type { Country } from '@dray/contract/markets.ts';
import type { Actor } from '#platform/request/request.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';

type Wanted = { country: Country; section: string; isClosed: boolean };

/** Closes a section in one market, or opens it there again as far as the portal itself offers it (T144). */
export async function closeSection(
  { settings, audit }: PortalConfigDeps,
  actor: Actor,
  { country, section, isClosed }: Wanted,
): Promise<void> {
  const wasClosed = await settings.setClosed(section, country, isClosed);
  await audit.record(actor, {
    action: 'sections-closed',
    subject: `market:${country}`,
    details: { section },
    companyId: undefined,
    changes: { closed: { from: wasClosed, to: isClosed } },
  });
}
