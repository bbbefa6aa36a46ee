import type { Country } from '@dray/contract/markets.ts';
import type { ContentDeps } from './content.deps.ts';
import type { Banner, Page, Paging } from './content.model.ts';

type BannersOf = { country: Country; locationId: string };

/** Only those whose days have come, by the market's own calendar (H11). */
export async function listBanners(
  { content, portalConfig }: ContentDeps,
  { country, locationId }: BannersOf,
  paging: Paging,
): Promise<Page<Banner>> {
  const today = await portalConfig.findToday(country);
  return content.listBanners({ country, today, locationId }, paging);
}
