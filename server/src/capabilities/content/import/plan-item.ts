import { isLanguage, type Language } from '@dray/contract/languages.ts';
import { contentIdOf } from '../items/content-id.ts';
import type { ContentBody, ContentKind, EntryFile } from '../rules/content-entry.model.ts';
import { type ItemFront, keyText, parseFront } from './front-shapes.ts';
import { planChapters } from './plan-chapters.ts';
import type { PlannedFile, PlannedItem, PlannedText } from './planned-item.ts';
import { isPicture, type Planning, planFile, readText } from './planning.ts';
import { plainOfMarkdown, renderMarkdown } from './render-markdown.ts';

/** Kinds whose texts are short enough to be among the facts. */
const factKinds: readonly ContentKind[] = ['link', 'banner'];

type Item = { kind: ContentKind; path: string; folder: string; id: string; front: ItemFront };

/** One folder of an item: its facts, its texts by language, the files that they name. */
export async function planItem(planning: Planning, kind: ContentKind, folder: string): Promise<PlannedItem> {
  const path = parseFront(keyText, folder.split('/').at(-1));
  const facts = await readText(planning, `${folder}/item.md`);
  if (!facts) throw new Error('has no item.md');
  const front = parseFront(planning.shapes.item, facts.front);
  const item = { kind, path, folder, front, id: contentIdOf(kind, path) };
  const files = await planFiles(planning, item);
  const { texts, more } = factKinds.includes(kind)
    ? { texts: textsOfFacts(item, files), more: [] }
    : await textsOfFiles(planning, item, files);
  if (texts.length === 0) throw new Error('has no text in any language');
  return {
    id: item.id,
    kind,
    path,
    isDraft: front.state === 'draft',
    markets: front.markets ?? [],
    customerTypes: front.customerTypes ?? [],
    isPublic: front.public === true || factKinds.includes(kind),
    visibleFrom: front.from,
    visibleTo: front.to,
    date: front.date,
    position: front.order ?? 0,
    subKind: front.kind ?? front.for ?? front.type,
    group: front.theme ?? front.location,
    eventDate: front.event?.date,
    source: front,
    texts,
    files: [...files, ...more],
  };
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

const toEntryFile = ({ id, name, file }: PlannedFile): EntryFile => ({
  id,
  name,
  type: file.contentType,
  size: file.sizeBytes,
});

/** What all languages of an item share. */
function sharedBody({ front, kind }: Item, files: readonly PlannedFile[], language: Language, title: string) {
  const image = files.find(({ role }) => role === 'image');
  const alt = front.imageAlt?.[language] ?? front.imageAlt?.en ?? title;
  return {
    files: files.filter(({ role }) => role === 'attachment').map(toEntryFile),
    ...(image ? { image: { fileId: image.id, alt } } : {}),
    ...(front.event ? { event: { date: front.event.date, place: front.event.place ?? '' } } : {}),
    ...(front.concerns ? { concerns: front.concerns } : {}),
    ...(front.minutes === undefined ? {} : { minutes: front.minutes }),
    ...(kind === 'banner' && front.image && !image
      ? { picture: { link: `/packs/${front.image}.svg`, name: front.image } }
      : {}),
  } satisfies Partial<ContentBody>;
}

function textsOfFacts(item: Item, files: readonly PlannedFile[]): PlannedText[] {
  const { kind, front } = item;
  const titles = front.label ?? front.title ?? {};
  const link = kind === 'link' ? front.url : front.link;
  if (link === undefined) throw new Error(kind === 'link' ? 'has no url' : 'has no link');
  if (kind === 'banner' && front.location === undefined) throw new Error('has no location');
  return Object.entries(titles).flatMap(([language, title]): PlannedText[] => {
    if (!isLanguage(language) || title === undefined) return [];
    const summary = front.body?.[language] ?? '';
    const body = { title, summary, html: '', link, ...sharedBody(item, files, language, title) };
    return [{ language, body, source: {} }];
  });
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
      // A help page is plain text on the wire.
      const shown =
        kind === 'help-page'
          ? { summary: plainOfMarkdown(markdown), html: '' }
          : { summary, html: renderMarkdown(markdown) };
      return {
        language,
        source: { title, summary, markdown, ...(chapters ? { chapters: chapters.sourceIn(language) } : {}) },
        body: {
          title,
          ...shown,
          ...sharedBody(item, files, language, title),
          ...(chapters ? { chapters: chapters.chaptersIn(language) } : {}),
        },
      };
    }),
  );
  return { texts, more: chapters?.files ?? [] };
}
