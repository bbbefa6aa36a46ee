import { pageOfHeads } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import { type ContentEntry, type EntryHead, inGivenOrder } from '../rules/content-entry.model.ts';

type Source = Pick<ContentDeps, 'source'>;

/** By type, then in their order. */
export async function listLinks(
  { source }: Source,
  audience: Audience,
  types: readonly string[],
  paging: Paging,
): Promise<Page<ContentEntry>> {
  const heads = (await source.findHeads(audience, 'link', [])).filter(({ subKind = '' }) => types.includes(subKind));
  return pageOfHeads(source, audience, inGivenOrder(heads).sort(byType), paging);
}

const byType = (a: EntryHead, b: EntryHead): number =>
  (a.subKind ?? '') === (b.subKind ?? '') ? 0 : (a.subKind ?? '') < (b.subKind ?? '') ? -1 : 1;

/** Those of one place whose days have come, by the market's own calendar (H11). */
export async function listBanners(
  { source }: Source,
  audience: Audience,
  locationId: string,
  paging: Paging,
): Promise<Page<ContentEntry>> {
  const heads = (await source.findHeads(audience, 'banner', [])).filter(({ group }) => group === locationId);
  return pageOfHeads(source, audience, inGivenOrder(heads), paging);
}

export async function listHelpPages(
  { source }: Source,
  audience: Audience,
  paging: Paging,
): Promise<Page<ContentEntry>> {
  return pageOfHeads(source, audience, inGivenOrder(await source.findHeads(audience, 'help-page', [])), paging);
}
