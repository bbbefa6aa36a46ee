import { fallbackLanguage, type Language } from '@dray/contract/languages.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ContentEntry } from '../rules/content-entry.model.ts';
import type { DeskDeps } from './desk.deps.ts';
import { uploadIdOf } from './desk-file.model.ts';
import { type DeskItem, hasBegun, isOver, marketsOf, type VersionHead, writtenHead } from './desk-item.model.ts';
import type { StoredVersion } from './desk-item.store.ts';
import { getItem, type Which } from './get-item.ts';
import type { DeskUpload } from './upload.store.ts';

export type ShownItem = {
  item: DeskItem;
  head: VersionHead;
  stored: StoredVersion;
  files: readonly DeskUpload[];
  people: ReadonlyMap<string, string>;
};

export async function showItem(deps: DeskDeps, mine: readonly Country[], which: Which): Promise<ShownItem> {
  const item = await getItem(deps, mine, which);
  const { head, stored } = await getWritten(deps, item);
  const uids = item.versions.flatMap(({ createdBy, publishedBy }) => [createdBy ?? [], publishedBy ?? []].flat());
  const [files, people] = await Promise.all([deps.uploads.listFiles(item.id), deps.findNames([...new Set(uids)])]);
  return { item, head, stored, files, people };
}

async function getWritten({ items }: DeskDeps, item: DeskItem) {
  const head = writtenHead(item);
  const stored = head && (await items.findVersion(item.id, head.version));
  if (!head || !stored) throw new Refusal('NOT_FOUND');
  return { head, stored };
}

type Reason = 'market' | 'customer-type' | 'before' | 'after' | 'not-published';
export type Preview = { item: DeskItem; entry: ContentEntry; stored: StoredVersion; reasons: readonly Reason[] };
export type PreviewReader = { market: Country; customerType: string | undefined; as: Language };

/** What is written, as somebody of a market and type would read it, and why they do not see it now. */
export async function previewItem(
  deps: DeskDeps,
  mine: readonly Country[],
  which: Which,
  { market, customerType, as }: PreviewReader,
): Promise<Preview> {
  const item = await getItem(deps, mine, which);
  const { head, stored } = await getWritten(deps, item);
  const order = [as, marketOf(market).language, fallbackLanguage];
  const text = order.flatMap((language) => stored.texts.find((each) => each.language === language) ?? [])[0];
  const best = text ?? stored.texts[0];
  if (!best) throw new Refusal('CONTENT_NOT_READY');
  const now = deps.nowIn(market);
  const reasons: (Reason | false)[] = [
    !marketsOf(head).includes(market) && 'market',
    head.customerTypes.length > 0 && !head.customerTypes.some((type) => type === customerType) && 'customer-type',
    !hasBegun(head, now) && 'before',
    isOver(head, now) && 'after',
    head.version !== item.publishedVersion && head.version !== item.nextVersion && 'not-published',
  ];
  const entry = {
    id: item.id,
    kind: item.kind,
    path: item.path,
    subKind: stored.subKind,
    group: stored.group,
    date: stored.shownOn,
    position: stored.position,
    isPublic: head.isPublic,
    language: best.language,
    body: best.body,
  };
  return { item, entry, stored, reasons: reasons.filter((reason) => reason !== false) };
}

/** A file of an item that they see, whoever else does. */
export async function findDeskFile(deps: DeskDeps, mine: readonly Country[], which: Which, fileId: string) {
  const item = await getItem(deps, mine, which);
  const file = (await deps.uploads.listFiles(item.id)).find((each) => uploadIdOf(item.id, each) === fileId);
  const bytes = file && (await deps.files.readFile(file.key));
  if (!file || !bytes) throw new Refusal('NOT_FOUND');
  return { file, bytes };
}
