import type { ContentKind } from '#platform/files/content-type.ts';

type FileRules = {
  /** Where its bytes are, the first part of the key. */
  folder: string;
  contents: readonly ContentKind[];
  maxBytes: number;
};

const megabyte = 1024 * 1024;

/** What files are for. A further one is a line here and its name in the check of `stored_file`. */
export const fileKinds = {
  'product-picture': { folder: 'pictures', contents: ['png', 'jpg', 'webp', 'svg'], maxBytes: 5 * megabyte },
  'billing-document': { folder: 'documents', contents: ['pdf', 'xml'], maxBytes: 20 * megabyte },
  content: {
    folder: 'content',
    contents: ['png', 'jpg', 'webp', 'svg', 'pdf', 'webm', 'mp4', 'vtt'],
    maxBytes: 25 * megabyte,
  },
  'request-attachment': {
    folder: 'requests',
    contents: ['pdf', 'jpg', 'png', 'heic', 'docx', 'xlsx'],
    maxBytes: 10 * megabyte,
  },
  // Tables, which are read in a thread of their own and never shown.
  'import-file': { folder: 'imports', contents: [], maxBytes: 50 * megabyte },
} as const satisfies Readonly<Record<string, FileRules>>;

export type FileKind = keyof typeof fileKinds;

export const fileFolders: readonly string[] = Object.values(fileKinds).map(({ folder }) => folder);

export type StoredFile = { key: string; contentType: string; sizeBytes: number; sha256: string };

/** Judged, but not stored yet. */
export type NewFile = StoredFile & {
  kind: FileKind;
  /** Whose it is; absent for what everybody may see. */
  companyId?: string;
  originalName: string;
  bytes: Buffer;
};

/** Why a file is not taken, in words for anyone who sent it. */
export type FileFault = { fault: string };

const pictureName = /^[0-9a-f]{64}\.(?:png|jpg|webp|svg)$/;

/** By what it shows, so that the same picture is stored once and its address can be cached for ever. */
export const pictureKey = (sha256: string, content: ContentKind): string =>
  `${fileKinds['product-picture'].folder}/${sha256}.${content}`;

export type DocumentContent = (typeof fileKinds)['billing-document']['contents'][number];

export const documentKey = (sha256: string, content: DocumentContent): string =>
  `${fileKinds['billing-document'].folder}/${sha256}.${content}`;

export const contentKey = (sha256: string, content: ContentKind): string =>
  `${fileKinds.content.folder}/${sha256}.${content}`;

export type AttachmentContent = (typeof fileKinds)['request-attachment']['contents'][number];

/** By an id of its own: the same photo of two customers is two files, and one of them can be taken back. */
export const attachmentKey = (id: string, content: AttachmentContent): string =>
  `${fileKinds['request-attachment'].folder}/${id}.${content}`;

export const importFileKey = (id: string): string => `${fileKinds['import-file'].folder}/${id}`;

export const pictureAddress = (key: string): string => `/content/${key}`;

/** The key of the picture at an address; anything that we have not made is none. */
export const keyOfPicture = (file: string): string | undefined =>
  pictureName.test(file) ? `${fileKinds['product-picture'].folder}/${file}` : undefined;
