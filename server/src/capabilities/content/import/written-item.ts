import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { isLanguage, type Language } from '@dray/contract/languages.ts';
import { contentIdOf } from '../items/content-id.ts';
import type { Chapter, ContentBody, ContentKind, EntryFile } from '../rules/content-entry.model.ts';
import type { ItemFront } from './front-shapes.ts';
import type { ItemFile, PlannedItem, PlannedText } from './planned-item.ts';
import { plainOfMarkdown, renderMarkdown } from './render-markdown.ts';

export type WrittenText = { language: Language; title: string; summary: string; markdown: string };
type Item = { kind: ContentKind; path: string; front: ItemFront };
type Chapters = { sourceIn: (language: Language) => object; chaptersIn: (language: Language) => Chapter[] };

/** The one way from what somebody wrote to what is stored and shown, from a folder and from the portal's own editor. */
export function writtenItem<File extends ItemFile>(
  { kind, path, front }: Item,
  texts: readonly PlannedText[],
  files: readonly File[],
): Omit<PlannedItem, 'files'> & { files: readonly File[] } {
  return {
    id: contentIdOf(kind, path),
    kind,
    path,
    isDraft: front.state === 'draft',
    markets: front.markets ?? [],
    customerTypes: front.customerTypes ?? [],
    isPublic: front.public === true || isShortKind(kind),
    visibleFrom: front.from,
    visibleTo: front.to,
    date: front.date,
    position: front.order ?? 0,
    subKind: front.kind ?? front.for ?? front.type,
    group: front.theme ?? front.location,
    eventDate: front.event?.date,
    source: front,
    texts,
    files,
  };
}

const toEntryFile = ({ id, name, file }: ItemFile): EntryFile => ({
  id,
  name,
  type: file.contentType,
  size: file.sizeBytes,
});

/** What all languages of an item share. */
function sharedBody({ front, kind }: Item, files: readonly ItemFile[], language: Language, title: string) {
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

/** Those of a kind whose texts are short enough to be among the facts. */
export function textsOfFacts(item: Item, files: readonly ItemFile[]): PlannedText[] {
  const { kind, front } = item;
  const link = (kind === 'link' ? front.url : front.link) ?? '/';
  return Object.entries(front.label ?? front.title ?? {}).flatMap(([language, title]): PlannedText[] => {
    if (!isLanguage(language) || title === undefined) return [];
    const summary = front.body?.[language] ?? '';
    const body = { title, summary, html: '', link, ...sharedBody(item, files, language, title) };
    return [{ language, body, source: {} }];
  });
}

export function textOfMarkdown(
  item: Item,
  files: readonly ItemFile[],
  { language, title, summary, markdown }: WrittenText,
  chapters?: Chapters,
): PlannedText {
  // A help page is plain text on the wire.
  const shown =
    item.kind === 'help-page'
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
}
