import { isLanguage, type Language, languages } from '@dray/contract/languages.ts';
import { fold } from '#platform/text/fold-text.ts';
import { contentIdOf, fileIdOf } from '../items/content-id.ts';
import type { ContentBody, ContentKind } from '../rules/content-entry.model.ts';
import { type FolderFront, keyText, type MaterialFront, parseFront } from './front-shapes.ts';
import type { PlannedItem, PlannedText } from './planned-item.ts';
import { isPicture, orRefuse, type Planning, planFile, readText } from './planning.ts';

const root = 'materials';

/** Folders of marketing files, each with a list of what lies in it. */
export async function planMaterials(planning: Planning): Promise<PlannedItem[]> {
  const paths = [...planning.tree.keys()]
    .filter((path) => path.startsWith(`${root}/`) && path.endsWith('/folder.md'))
    .map((path) => path.slice(root.length + 1, -'/folder.md'.length))
    .sort();
  const planned: PlannedItem[] = [];
  const marketsOf = new Map<string, readonly string[]>();
  for (const path of paths) {
    const folder = await orRefuse(planning, `${root}/${path}`, () => planFolder(planning, path, marketsOf));
    if (!folder) continue;
    marketsOf.set(path, folder.markets);
    planned.push(folder, ...(await planFilesOf(planning, path, folder.markets)));
  }
  return planned;
}

type Front = Pick<FolderFront, 'date' | 'markets' | 'customerTypes' | 'from' | 'to' | 'state' | 'order'>;
type Fact = { kind: ContentKind; path: string; group?: string; front: Front; within: readonly string[] };

/** What is in a folder is for no more markets than the folder. */
function narrowed(own: readonly string[] = [], within: readonly string[]): readonly string[] {
  if (own.length === 0) return within;
  if (within.length === 0) return own;
  const both = own.filter((market) => within.includes(market));
  if (both.length === 0) throw new Error('is for no market that its folder is for');
  return both;
}

const factsOf = ({ kind, path, group, front, within }: Fact) => ({
  id: contentIdOf(kind, path),
  kind,
  path,
  isDraft: front.state === 'draft',
  isPublic: false,
  group,
  markets: narrowed(front.markets, within),
  customerTypes: front.customerTypes ?? [],
  visibleFrom: front.from,
  visibleTo: front.to,
  date: front.date,
  position: front.order ?? 0,
  subKind: undefined,
  eventDate: undefined,
  source: front,
});

async function planFolder(
  planning: Planning,
  path: string,
  marketsOf: ReadonlyMap<string, readonly string[]>,
): Promise<PlannedItem> {
  const parts = path.split('/').map((part) => parseFront(keyText, part));
  const written = await readText(planning, `${root}/${path}/folder.md`);
  const front = parseFront(planning.shapes.folder, written?.front);
  const parent = parts.slice(0, -1).join('/');
  if (parent !== '' && !marketsOf.has(parent)) throw new Error('lies in a folder without a folder.md');
  return {
    ...factsOf({ kind: 'folder', path, front, within: marketsOf.get(parent) ?? [] }),
    texts: textsOf(front.name, (title) => ({ title, summary: '', html: '', files: [] })),
    files: [],
  };
}

async function planFilesOf(planning: Planning, path: string, within: readonly string[]): Promise<PlannedItem[]> {
  const folder = `${root}/${path}`;
  const list = await orRefuse(planning, `${folder}/files.md`, async () => {
    const written = await readText(planning, `${folder}/files.md`);
    return written ? parseFront(planning.shapes.materials, written.front).files : [];
  });
  const planned: PlannedItem[] = [];
  for (const front of list ?? []) {
    const item = await orRefuse(planning, `${folder}/${front.file}`, () => planMaterial(planning, path, front, within));
    if (item) planned.push(item);
  }
  return planned;
}

async function planMaterial(
  planning: Planning,
  group: string,
  front: MaterialFront,
  within: readonly string[],
): Promise<PlannedItem> {
  const path = `${group}/${front.file}`;
  const facts = factsOf({ kind: 'material', path, group, front, within });
  const at = { itemId: facts.id, folder: `${root}/${group}` };
  const planAs = (name: string, role: 'material' | 'preview') =>
    planFile(planning, { ...at, name, role, fileId: fileIdOf(facts.id, role) });
  const file = await planAs(front.file, 'material');
  const isShown = isPicture(file.file.contentType);
  const previewName = front.preview ?? (isShown ? front.file : undefined);
  const preview = previewName ? await planAs(previewName, 'preview') : undefined;
  if (preview && !isPicture(preview.file.contentType)) throw new Error(`${previewName} is no picture`);
  const material = {
    fileName: front.file,
    type: file.file.contentType,
    size: file.file.sizeBytes,
    ...(isShown ? file.picture : {}),
    ...(front.brand ? { brand: brandOf(front.brand) } : {}),
    hasPreview: preview !== undefined,
  };
  const files = [file, ...(preview ? [preview] : [])];
  return {
    ...facts,
    texts: textsOf(front.name ?? front.file, (title) => ({ title, summary: '', html: '', files: [], material })),
    files,
  };
}

const brandOf = (name: string) => ({ id: fold(name).replaceAll(/[^a-z0-9]+/g, '-'), name });

/** One name for all languages is the same in each. */
function textsOf(
  names: string | Partial<Record<Language, string>>,
  bodyOf: (title: string) => ContentBody,
): PlannedText[] {
  const entries =
    typeof names === 'string' ? languages.map((language) => [language, names] as const) : Object.entries(names);
  return entries.flatMap(([language, title]): PlannedText[] =>
    isLanguage(language) && title ? [{ language, body: bodyOf(title), source: {} }] : [],
  );
}
