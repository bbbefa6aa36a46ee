import type { PortalConfig as PortalConfigOnWire } from '@dray/contract/generated/wire.ts';
import { byMonth, type PortalConfig } from './portal-config.model.ts';

export const portalConfigToWire = (config: PortalConfig): PortalConfigOnWire => ({
  maintenance: config.maintenance,
  banner_rotation: config.bannerRotationSeconds,
  holidays: byMonth(config.holidays),
  holiday_dates: [...config.holidays],
  sections: config.switches.map(({ section, value }) => ({ label: section, value })),
});
