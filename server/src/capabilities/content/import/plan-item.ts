import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { isLanguage } from '@dray/contract/languages.ts';
import { contentIdOf } from '../items/content-id.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';
import { type ItemFront, keyText, parseFront } from './front-shapes.ts';
import { planChapters } from './plan-chapters.ts';
import type { PlannedFile, PlannedItem, PlannedText } from './planned-item.ts';
import { isPicture, type Planning, planFile, readText } from './planning.ts';
import { textOfMarkdown, textsOfFacts, writtenItem } from './written-item.ts';

type Item = { kind: ContentKind; path: string; folder: string; id: string; front: ItemFront };

/** One folder of an item: its facts, its texts by language, the files that they name. */
export async function planItem(planning: Planning, kind: ContentKind, folder: string): Promise<PlannedItem> {
  const path = parseFront(keyText, folder.split('/').at(-1));
  const facts = await readText(planning, `${folder}/item.md`);
  if (!facts) throw new Error('has no item.md');
  const front = parseFront(planning.shapes.item, facts.front);
  const item = { kind, path, folder, front, id: contentIdOf(kind, path) };
  refuseWithoutLink(item);
  const files = await planFiles(planning, item);
  const { texts, more } = isShortKind(kind)
    ? { texts: textsOfFacts(item, files), more: [] }
    : await textsOfFiles(planning, item, files);
  if (texts.length === 0) throw new Error('has no text in any language');
  return writtenItem(item, texts, [...files, ...more]);
}

function refuseWithoutLink({ kind, front }: Item): void {
  if (kind === 'link' && front.url === undefined) throw new Error('has no url');
  if (kind === 'banner' && front.link === undefined) throw new Error('has no link');
  if (kind === 'banner' && front.location === undefined) throw new Error('has no location');
}

async function planFiles(planning: Planning, { id, folder, front, kind }: Item): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  // One after the other: each is in memory while it is judged.
  for (const name of front.files ?? [])
    files.push(await planFile(planning, { itemId: id, folder, name, role: 'attachment' }));
  // A banner may show a picture that every portal has.
  const isOwn = front.image !== undefined && (kind !== 'banner' || planning.tree.has(`${folder}/${front.image}`));
  if (!isOwn || front.image === undefined) return files;
  const image = await planFile(planning, { itemId: id, folder, name: front.image, role: 'image' });
  if (!isPicture(image.file.contentType)) throw new Error(`${front.image} is no picture`);
  return [...files, image];
}

async function textsOfFiles(planning: Planning, item: Item, files: readonly PlannedFile[]) {
  const { kind, folder } = item;
  const prefix = `${folder}/`;
  const found = [...planning.tree.keys()].flatMap((path) => {
    const [, language] = /^([a-z]{2})\.md$/.exec(path.startsWith(prefix) ? path.slice(prefix.length) : '') ?? [];
    return isLanguage(language) ? [language] : [];
  });
  const chapters = kind === 'training' ? await planChapters(planning, item, found) : undefined;
  const texts = await Promise.all(
    found.map(async (language): Promise<PlannedText> => {
      const written = await readText(planning, `${folder}/${language}.md`);
      const { title, summary = '' } = parseFront(planning.shapes.text, written?.front);
      const markdown = written?.markdown ?? '';
      return textOfMarkdown(item, files, { language, title, summary, markdown }, chapters);
    }),
  );
  return { texts, more: chapters?.files ?? [] };
}
