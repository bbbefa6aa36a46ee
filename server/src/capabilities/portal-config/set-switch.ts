import type { Actor } from '#platform/request/request.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';
import type { SectionSwitch } from './portal-config.model.ts';

/** Opens ('1') or closes a section for everybody. */
export async function setSwitch(
  { settings, audit }: PortalConfigDeps,
  actor: Actor,
  change: SectionSwitch,
): Promise<void> {
  const before = await settings.findSwitch(change.section);
  await settings.setSwitch(change);
  await audit.record(actor, {
    action: 'section-switched',
    subject: `section:${change.section}`,
    details: { value: change.value },
    changes: { value: { from: before ?? null, to: change.value } },
  });
}
