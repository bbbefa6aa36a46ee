import type { FilesDoor, NewFile } from '#capabilities/files/index.ts';
import type { FolderTree } from '#platform/files/folder-tree.ts';
import type { ContentImportStore, KnownItem } from './content-import.store.ts';
import { type ContentPlan, type ContentReading, planContent } from './plan-content.ts';
import type { DigestedItem, PlannedItem } from './planned-item.ts';
import type { Refused } from './planning.ts';

export type ContentImport = ContentReading & {
  items: ContentImportStore;
  files: Pick<FilesDoor, 'judgeContent' | 'addFiles'>;
  now: Date;
  /** What was written in the portal since gives way to the folder. */
  takesEdited?: boolean;
};

export type ContentReport = {
  added: readonly string[];
  changed: readonly string[];
  ended: readonly string[];
  unchanged: number;
  /** What would change or end, but was written in the portal since: it stays as it is. */
  left: readonly string[];
  refused: readonly Refused[];
};

const itemsAtOnce = 100;
const bytesAtOnce = 32 * 1024 * 1024;

type Steps = { report: ContentReport; newVersions: readonly DigestedItem[]; revived: readonly string[]; known: Known };
type Known = ReadonlyMap<string, KnownItem>;

/** What a folder would change; nothing is written. */
export async function previewContent(deps: ContentImport, tree: FolderTree): Promise<ContentReport> {
  return (await stepsOf(deps, await planContent(deps, tree))).report;
}

/**
 * Takes a folder over: what is new or changed gets a new version, what is missing has ended, what cannot be read stays as it
 * was. A kind that has no folder at all is left alone.
 */
export async function importContent(deps: ContentImport, tree: FolderTree): Promise<ContentReport> {
  return importPlanned(deps, await planContent(deps, tree));
}

/** The same of a folder that was read before. */
export async function importPlanned(deps: ContentImport, plan: ContentPlan): Promise<ContentReport> {
  const { report, newVersions, revived, known } = await stepsOf(deps, plan);
  await storeFiles(deps.files, newVersions);
  for (let from = 0; from < newVersions.length; from += itemsAtOnce) {
    const some = newVersions.slice(from, from + itemsAtOnce);
    await deps.items.addVersions(
      some.map((item) => ({ ...item, version: (known.get(item.id)?.lastVersion ?? 0) + 1 })),
      { at: deps.now, today: deps.today },
    );
  }
  if (revived.length > 0) await deps.items.reviveItems(revived);
  const ended = endedIds(known, report);
  if (ended.length > 0) await deps.items.endItems(ended, deps.now);
  return report;
}

const nameOf = ({ kind, path }: Pick<KnownItem, 'kind' | 'path'>): string => `${kind}/${path}`;

const endedIds = (known: Known, { ended }: ContentReport): string[] => {
  const names = new Set(ended);
  return [...known.values()].filter((item) => names.has(nameOf(item))).map(({ id }) => id);
};

async function stepsOf(deps: ContentImport, { items, refused, kinds }: ContentPlan): Promise<Steps> {
  const known = await deps.items.findKnown();
  const isSame = (item: DigestedItem) => {
    const stored = known.get(item.id);
    return item.digest === (item.isDraft ? stored?.draftDigest : stored?.publishedDigest);
  };
  const isLeft = ({ id }: { id: string }) => !deps.takesEdited && known.get(id)?.isEdited === true;
  const differing = items.filter((item) => !isSame(item));
  const newVersions = differing.filter((item) => !isLeft(item));
  const revived = items.filter((item) => isSame(item) && known.get(item.id)?.hasEnded);
  // What could not be read is there nevertheless, so it has not ended.
  const there = new Set(items.map(({ id }) => id));
  const isRefused = ({ path }: KnownItem) =>
    refused.some((each) => each.path === path || each.path.endsWith(`/${path}`));
  const absent = [...known.values()].filter(
    (item) => kinds.has(item.kind) && !item.hasEnded && !there.has(item.id) && !isRefused(item),
  );
  const report = {
    added: newVersions.filter(({ id }) => !known.has(id)).map(nameOf),
    changed: [...newVersions.filter(({ id }) => known.has(id)), ...revived].map(nameOf),
    ended: absent.filter((item) => !isLeft(item)).map(nameOf),
    unchanged: items.length - differing.length - revived.length,
    left: [...differing, ...absent].filter(isLeft).map(nameOf),
    refused,
  };
  return { report, newVersions, revived: revived.map(({ id }) => id), known };
}

/** A few at a time: what was judged is read once more, now to be stored. */
async function storeFiles(files: ContentImport['files'], items: readonly PlannedItem[]): Promise<void> {
  const byKey = new Map(items.flatMap((item) => item.files).map((file) => [file.file.key, file]));
  let waiting: NewFile[] = [];
  const store = async () => {
    await files.addFiles(waiting);
    waiting = [];
  };
  for (const { file, read } of byKey.values()) {
    waiting.push({ ...file, bytes: await read() });
    if (waiting.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) >= bytesAtOnce) await store();
  }
  await store();
}
