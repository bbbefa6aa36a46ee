import type { FilesDoor } from '#capabilities/files/index.ts';
import type { FolderTree } from '#platform/files/folder-tree.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';
import { frontShapes } from './front-shapes.ts';
import { planItem } from './plan-item.ts';
import { planMaterials } from './plan-materials.ts';
import { type DigestedItem, digested, type PlannedItem } from './planned-item.ts';
import { orRefuse, type Planning, type Refused } from './planning.ts';

export type ContentReading = {
  files: Pick<FilesDoor, 'judgeContent'>;
  /** By the calendar of the portal's market. */
  today: string;
  /** Whether days may be counted from today on, as in a demonstration. */
  hasRelativeDays?: boolean;
};

export type ContentPlan = {
  items: readonly DigestedItem[];
  refused: readonly Refused[];
  kinds: ReadonlySet<ContentKind>;
};

/** Which folder holds which kind. */
export const kindFolders: Readonly<Record<string, ContentKind>> = {
  news: 'news',
  training: 'training',
  faq: 'faq',
  knowledge: 'knowledge',
  themes: 'theme',
  banners: 'banner',
  links: 'link',
  'help-pages': 'help-page',
};

/** What a folder says, whatever there is already: no database is asked. */
export async function planContent(reading: ContentReading, tree: FolderTree): Promise<ContentPlan> {
  const { files, today, hasRelativeDays } = reading;
  const refused: Refused[] = [];
  const refuse = (path: string, why: string) => void refused.push({ path, why });
  const planning: Planning = { tree, files, refuse, shapes: frontShapes(hasRelativeDays ? today : undefined) };
  const items: PlannedItem[] = [];
  for (const [folder, kind] of Object.entries(kindFolders))
    for (const path of foldersBelow(tree, folder)) {
      const item = await orRefuse(planning, path, () => planItem(planning, kind, path));
      if (item) items.push(item);
    }
  items.push(...(await planMaterials(planning)));
  const tops = new Set([...tree.keys()].map((path) => path.split('/')[0] ?? ''));
  const kinds = Object.entries(kindFolders).flatMap(([folder, kind]) => (tops.has(folder) ? [kind] : []));
  const inMaterials: ContentKind[] = tops.has('materials') ? ['folder', 'material'] : [];
  return { items: items.map(digested), refused, kinds: new Set([...kinds, ...inMaterials]) };
}

const foldersBelow = (tree: FolderTree, folder: string): string[] => [
  ...new Set(
    [...tree.keys()].flatMap((path) => {
      const [top, name, ...rest] = path.split('/');
      return top === folder && name !== undefined && rest.length > 0 ? [`${top}/${name}`] : [];
    }),
  ),
];
