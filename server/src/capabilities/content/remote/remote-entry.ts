import { fallbackLanguage, isLanguage, type Language } from '@dray/contract/languages.ts';
import { searchTextOf } from '../import/planned-item.ts';
import { contentIdOf, fileIdOf } from '../items/content-id.ts';
import type { ContentBody, ContentKind, FileRole, RemoteFileFacts } from '../rules/content-entry.model.ts';
import type {
  RemoteArticle,
  RemoteBanner,
  RemoteFolder,
  RemoteHelpPage,
  RemoteItem,
  RemoteLink,
  RemoteMaterial,
  RemoteTheme,
  RemoteThemed,
  RemoteTraining,
} from './remote-shapes.ts';

/** An item of an outside CMS, ready to be kept. */
export type RemoteEntry = {
  id: string;
  kind: ContentKind;
  path: string;
  position: number;
  subKind?: string | undefined;
  group?: string | undefined;
  date: string;
  eventDate?: string | undefined;
  language: Language;
  body: ContentBody;
  searchText: string;
};

const noDay = '2000-01-01';

type Made = Omit<RemoteEntry, 'id' | 'searchText'>;
const entry = (made: Made): RemoteEntry => ({
  ...made,
  id: contentIdOf(made.kind, made.path),
  searchText: searchTextOf(made.body),
});

/** The path of a file below the address of the CMS; a link to anywhere else is none. */
function remotePathOf(link: string): string[] | undefined {
  const parts = link
    .replace(/^\/content\//, '')
    .replace(/^\//, '')
    .split('/');
  return parts.length <= 6 && parts.every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(part)) ? parts : undefined;
}

/** Collects the files of one item under ids of our own. */
function filesOf(kind: ContentKind, path: string) {
  const itemId = contentIdOf(kind, path);
  const remoteFiles: RemoteFileFacts[] = [];
  const add = (
    link: string,
    role: FileRole,
    fields: { name?: string; type?: string; size?: number; as?: string } = {},
  ) => {
    const remotePath = remotePathOf(link);
    if (!remotePath) return undefined;
    const id = fileIdOf(itemId, fields.as ?? link);
    remoteFiles.push({
      id,
      role,
      name: fields.name ?? '',
      type: fields.type ?? '',
      size: fields.size ?? 0,
      remotePath,
    });
    return id;
  };
  return { add, remoteFiles };
}

function sharedBody(kind: ContentKind, { path, title, summary, html, image, files }: RemoteItem) {
  const { add, remoteFiles } = filesOf(kind, path);
  const imageId = image ? add(image.link, 'image') : undefined;
  const attached = files.flatMap((file) => {
    const id = add(file.link, 'attachment', file);
    return id ? [{ id, name: file.name, type: file.type, size: file.size }] : [];
  });
  const body: ContentBody = {
    title,
    summary,
    html,
    files: attached,
    remoteFiles,
    ...(image && imageId ? { image: { fileId: imageId, alt: image.alt } } : {}),
  };
  return { body, add };
}

export const articleEntry = (article: RemoteArticle, position: number): RemoteEntry => {
  const { body } = sharedBody('news', article);
  const { eventDate, eventPlace, concerns } = article;
  return entry({
    kind: 'news',
    path: article.path,
    position,
    subKind: article.kind,
    date: article.date,
    language: article.language,
    eventDate: eventDate ?? undefined,
    body: {
      ...body,
      ...(eventDate ? { event: { date: eventDate, place: eventPlace ?? '' } } : {}),
      concerns: concerns.map((each) => (each.kind === 'product' ? { sku: each.sku } : { closedDay: each.date })),
    },
  });
};

export const trainingEntry = (training: RemoteTraining, position: number): RemoteEntry => {
  const { body, add } = sharedBody('training', training);
  const chapters = training.chapters.map(({ video, check, ...chapter }) => {
    const fileId = video ? add(video.link, 'video') : undefined;
    const captions = (video?.captions ?? []).flatMap(({ language, link }) => {
      const id = add(link, 'captions');
      return id ? [{ language, fileId: id }] : [];
    });
    return {
      ...chapter,
      ...(video && fileId ? { video: { fileId, seconds: video.seconds, captions } } : {}),
      ...(check ? { check } : {}),
    };
  });
  const { path, kind: subKind, date, language, minutes } = training;
  return entry({
    kind: 'training',
    path,
    position,
    subKind,
    date,
    language,
    body: { ...body, chapters, ...(minutes > 0 ? { minutes } : {}) },
  });
};

export const themedEntry =
  (kind: 'faq' | 'knowledge') =>
  (remoteThemed: RemoteThemed, position: number): RemoteEntry =>
    entry({
      kind,
      path: remoteThemed.path,
      position,
      date: remoteThemed.date,
      language: remoteThemed.language,
      group: remoteThemed.theme?.id,
      body: sharedBody(kind, remoteThemed).body,
    });

const named = (title: string): ContentBody => ({ title, summary: '', html: '', files: [] });

export const themeEntry =
  (kind: 'faq' | 'knowledge', language: string) =>
  ({ id, title, order }: RemoteTheme): RemoteEntry =>
    entry({
      kind: 'theme',
      path: id,
      position: order,
      subKind: kind,
      date: noDay,
      language: languageOf(language),
      body: named(title),
    });

const languageOf = (text: string): Language => (isLanguage(text) ? text : fallbackLanguage);

/** From the outermost folder on; a circle ends where it began. */
function folderPath(folders: ReadonlyMap<string, RemoteFolder>, id: string, seen: readonly string[] = []): string {
  const parentId = folders.get(id)?.parentId;
  if (!parentId || !folders.has(parentId) || seen.includes(parentId)) return id;
  return `${folderPath(folders, parentId, [...seen, id])}/${id}`;
}

export function materialEntries(
  folders: readonly RemoteFolder[],
  materials: readonly RemoteMaterial[],
  asked: string,
): RemoteEntry[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const language = languageOf(asked);
  return [
    ...folders.map(({ id, name }, position) =>
      entry({ kind: 'folder', path: folderPath(byId, id), position, date: noDay, language, body: named(name) }),
    ),
    ...materials.map((each, position) => {
      const { add, remoteFiles } = filesOf('material', each.id);
      add(each.link, 'material', { name: each.fileName, type: each.type, size: each.size, as: 'material' });
      const hasPreview = each.preview !== null && add(each.preview.link, 'preview', { as: 'preview' }) !== undefined;
      const material = {
        fileName: each.fileName,
        type: each.type,
        size: each.size,
        hasPreview,
        ...(each.width && each.height ? { width: each.width, height: each.height } : {}),
        ...(each.brand ? { brand: each.brand } : {}),
      };
      return entry({
        kind: 'material',
        path: each.id,
        position,
        date: each.date,
        language,
        group: folderPath(byId, each.folderId),
        body: { ...named(each.name), material, remoteFiles },
      });
    }),
  ];
}

export const linkEntry =
  (language: string) =>
  ({ name, label, url, type, order }: RemoteLink): RemoteEntry =>
    entry({
      kind: 'link',
      path: name,
      position: order,
      subKind: type,
      date: noDay,
      language: languageOf(language),
      body: { ...named(label), link: url },
    });

export const bannerEntry =
  (group: string, language: string) =>
  ({ id, link, image, title, text }: RemoteBanner, position: number): RemoteEntry => {
    const { add, remoteFiles } = filesOf('banner', id);
    const fileId = add(image.link, 'image');
    return entry({
      kind: 'banner',
      path: id,
      position,
      group,
      date: noDay,
      language: languageOf(language),
      body: {
        ...named(title),
        summary: text,
        link,
        remoteFiles,
        ...(fileId ? { image: { fileId, alt: image.name } } : {}),
      },
    });
  };

export const helpPageEntry =
  (language: string) =>
  ({ title, body, file, pageOrder }: RemoteHelpPage): RemoteEntry =>
    entry({
      kind: 'help-page',
      path: `page-${pageOrder}`,
      position: pageOrder,
      date: noDay,
      language: languageOf(language),
      body: { ...named(title), summary: body, ...(file ? { link: file.link } : {}) },
    });
