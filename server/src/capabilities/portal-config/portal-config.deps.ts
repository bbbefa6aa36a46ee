import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DaysStore } from './days/days.store.ts';
import type { PortalConfigStore } from './portal-config.store.ts';

export type PortalConfigDeps = { settings: PortalConfigStore; days: DaysStore; audit: Audit; clock: Clock };
