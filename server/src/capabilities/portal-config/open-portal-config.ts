import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { daysStore } from './days/days.store.ts';
import { type PortalConfigDoor, portalConfig } from './portal-config.door.ts';
import { portalConfigStore } from './portal-config.store.ts';

type Needs = { clock: Clock; auditOf: DoorOf<Audit> };

export const openPortalConfig =
  ({ clock, auditOf }: Needs): DoorOf<PortalConfigDoor> =>
  (transaction) =>
    portalConfig({
      settings: portalConfigStore(transaction),
      days: daysStore(transaction),
      audit: auditOf(transaction),
      clock,
    });
