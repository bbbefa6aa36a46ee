import type { Actor } from '#platform/request/request.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';

/** Closes the portal for everyone but staff, or opens it again (S18). */
export async function setMaintenance({ settings, audit }: PortalConfigDeps, actor: Actor, on: boolean): Promise<void> {
  const before = await settings.isInMaintenance();
  await settings.setMaintenance(on);
  await audit.record(actor, {
    action: 'maintenance-switched',
    subject: 'portal',
    details: { on },
    changes: { on: { from: before, to: on } },
  });
}
