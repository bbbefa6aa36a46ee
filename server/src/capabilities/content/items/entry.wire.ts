import type { ContentEntry } from '../rules/content-entry.model.ts';

/** What is for everyone has an address that everyone may open. */
export const fileLink = ({ isPublic }: Pick<ContentEntry, 'isPublic'>, id: string): string =>
  isPublic ? `/content/publicfiles/${id}` : `/content/files/${id}`;

/** What every kind of content says of itself. */
export const entryToWire = (entry: ContentEntry) => {
  const { title, summary, html, files, image } = entry.body;
  return {
    id: entry.id,
    path: entry.path,
    title,
    summary,
    html,
    date: entry.date,
    image: image ? { link: fileLink(entry, image.fileId), alt: image.alt } : null,
    files: files.map((file) => ({ ...file, link: fileLink(entry, file.id) })),
    language: entry.language,
  };
};
