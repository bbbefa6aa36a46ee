import { stringify } from 'yaml';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { kindFolders } from '../import/plan-content.ts';
import type { ContentExportStore, WrittenItem, WrittenText } from './content-export.store.ts';

/** A file to be written, by its path below the folder. */
export type ExportedFile = { path: string; read: () => Promise<Buffer | string> };
type Export = { items: ContentExportStore; files: Pick<FilesDoor, 'readFile'> };

const fronted = (front: object, markdown = ''): string =>
  `---\n${stringify(front)}---\n${markdown ? `\n${markdown}\n` : ''}`;
const text = (path: string, content: string): ExportedFile => ({ path, read: async () => content });

/** Everything in the form that the import takes: importing it again changes nothing. */
export async function exportContent({ items, files }: Export): Promise<ExportedFile[]> {
  const written = await items.listWritten();
  const bytesOf = (key: string) => async () => {
    const bytes = await files.readFile(key);
    if (!bytes) throw new Error(`The bytes of ${key} are missing`);
    return bytes;
  };
  const exported = written.flatMap((item) => [
    ...textsOf(item),
    ...(item.files ?? []).map(({ name, file_key }) => ({ path: `${folderOf(item)}/${name}`, read: bytesOf(file_key) })),
  ]);
  // A picture is its own preview: one file under two roles.
  const byPath = new Map([...exported, ...materialLists(written)].map((file) => [file.path, file]));
  return [...byPath.values()];
}

const folderNames = new Map(Object.entries(kindFolders).map(([folder, kind]) => [kind, folder]));

const folderOf = ({ kind, path, group_key }: WrittenItem): string => {
  if (kind === 'material') return `materials/${group_key}`;
  return `${kind === 'folder' ? 'materials' : folderNames.get(kind)}/${path}`;
};

function textsOf(item: WrittenItem): ExportedFile[] {
  const folder = folderOf(item);
  if (item.kind === 'material') return [];
  if (item.kind === 'folder') return [text(`${folder}/folder.md`, fronted(item.source))];
  const isAmongFacts = item.kind === 'link' || item.kind === 'banner';
  const texts = isAmongFacts ? [] : (item.texts ?? []);
  return [
    text(`${folder}/item.md`, fronted(item.source)),
    ...texts.flatMap((each) => [
      text(`${folder}/${each.language}.md`, textIn(item, each)),
      ...(each.source.chapters ?? []).map(({ name, markdown, ...front }) =>
        text(`${folder}/chapters/${name}/${each.language}.md`, fronted(front, markdown)),
      ),
    ]),
  ];
}

/** What was written before there was an import has only what is shown of it. */
function textIn({ kind }: WrittenItem, { source, body }: WrittenText): string {
  const { title = body.title, summary = '', markdown = kind === 'help-page' ? body.summary : '' } = source;
  return fronted({ title, ...(summary ? { summary } : {}) }, markdown);
}

/** Files are listed in the folder that they lie in. */
function materialLists(written: readonly WrittenItem[]): ExportedFile[] {
  const byFolder = Map.groupBy(
    written.filter(({ kind }) => kind === 'material'),
    folderOf,
  );
  return [...byFolder].map(([folder, group]) =>
    text(`${folder}/files.md`, fronted({ files: group.map(({ source }) => source) })),
  );
}
