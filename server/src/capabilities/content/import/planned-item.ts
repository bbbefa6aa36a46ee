import { createHash } from 'node:crypto';
import type { Language } from '@dray/contract/languages.ts';
import type { NewFile } from '#capabilities/files/index.ts';
import type { PictureSize } from '#platform/files/picture-size.ts';
import { fold } from '#platform/text/fold-text.ts';
import { textOfHtml } from '#platform/text/safe-html.ts';
import type { ContentBody, ContentKind, FileRole } from '../rules/content-entry.model.ts';

/** Judged; its bytes are read again when it is stored. */
export type PlannedFile = {
  id: string;
  /** Where it lies below its item's folder. */
  name: string;
  role: FileRole;
  file: Omit<NewFile, 'bytes'>;
  read: () => Promise<Buffer>;
  /** Of a picture. */
  picture: PictureSize | undefined;
};

/** A file of an item, wherever its bytes are. */
export type ItemFile = Omit<PlannedFile, 'read' | 'picture'>;

export type PlannedText = { language: Language; body: ContentBody; source: object };

/** An item as the folder has it, ready to be stored. */
export type PlannedItem = {
  id: string;
  kind: ContentKind;
  path: string;
  isDraft: boolean;
  markets: readonly string[];
  customerTypes: readonly string[];
  isPublic: boolean;
  visibleFrom: string | undefined;
  visibleTo: string | undefined;
  /** The day of the import where nobody has said one. */
  date: string | undefined;
  position: number;
  subKind: string | undefined;
  group: string | undefined;
  eventDate: string | undefined;
  source: object;
  texts: readonly PlannedText[];
  files: readonly PlannedFile[];
};

type WithFiles = Omit<PlannedItem, 'files'> & { files: readonly ItemFile[] };
export type DigestedItem = PlannedItem & { digest: string };

/** Of everything that was written and of what is made of it, so that a better sanitiser counts as a change, too. */
export function digested<Item extends WithFiles>(item: Item): Item & { digest: string } {
  const { source, texts, files, markets, group } = item;
  const hash = createHash('sha256').update(stable({ source, markets, group }));
  for (const { language, ...text } of texts.toSorted((a, b) => (a.language < b.language ? -1 : 1)))
    hash.update(`\n${language}${JSON.stringify(text)}`);
  for (const { id, name, role, file } of files) hash.update(`\n${[id, name, role, file.sha256].join(' ')}`);
  return { ...item, digest: hash.digest('hex') };
}

/** JSON whose keys are in order: two ways to write the same facts are one. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${stable(field)}`).join(',')}}`;
}

/** What a search looks through: title, summary, text, chapters, names of files and brands. */
export const searchTextOf = ({ title, summary, html, chapters = [], material }: ContentBody): string =>
  fold(
    [
      title,
      summary,
      textOfHtml(html),
      ...chapters.flatMap((chapter) => [chapter.title, textOfHtml(chapter.html)]),
      ...(material ? [material.fileName, material.brand?.name ?? ''] : []),
    ].join('\n'),
  );
