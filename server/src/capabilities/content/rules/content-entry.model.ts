import type { ContentKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';

export type { ContentKind };

export type EntryFile = { id: string; name: string; type: string; size: number };

export type Chapter = {
  id: string;
  title: string;
  minutes: number;
  html: string;
  video?: { fileId: string; seconds: number; captions: { language: Language; fileId: string }[] };
  check?: { question: string; options: { id: string; text: string }[]; answer: string; explanation: string };
};

export type Concern = { closedDay: string } | { sku: string };

export type MaterialFacts = {
  fileName: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
  brand?: { id: string; name: string };
  hasPreview: boolean;
};

/** What is shown of an item in one language; HTML in it is sanitised already. */
export type ContentBody = {
  title: string;
  summary: string;
  html: string;
  files: EntryFile[];
  image?: { fileId: string; alt: string };
  event?: { date: string; place: string };
  concerns?: Concern[];
  minutes?: number;
  chapters?: Chapter[];
  /** Where a link, a banner or a help page's file leads. */
  link?: string;
  /** A banner's picture that is no file of its own. */
  picture?: { link: string; name: string };
  material?: MaterialFacts;
  /** Where an outside CMS has the files of this item. */
  remoteFiles?: RemoteFileFacts[];
};

export type RemoteFileFacts = EntryFile & { role: FileRole; remotePath: string[] };

/** What a list is filtered and put in order by. */
export type EntryHead = {
  id: string;
  path: string;
  subKind: string | undefined;
  group: string | undefined;
  date: string;
  position: number;
  eventDate: string | undefined;
  title: string;
  material: MaterialFacts | undefined;
};

/** An item as one reader sees it. */
export type ContentEntry = {
  id: string;
  kind: ContentKind;
  path: string;
  subKind: string | undefined;
  group: string | undefined;
  date: string;
  position: number;
  isPublic: boolean;
  language: Language;
  body: ContentBody;
};

export type FoundFile = {
  id: string;
  itemId: string;
  kind: ContentKind;
  isPublic: boolean;
  role: FileRole;
  name: string;
  /** Of the file store; undefined where an outside CMS has not been asked for it yet. */
  key: string | undefined;
  type: string;
  size: number;
  /** Where an outside CMS has it. */
  remotePath?: readonly string[];
};

export type FileRole = 'image' | 'attachment' | 'video' | 'captions' | 'material' | 'preview';

const newest = (a: EntryHead, b: EntryHead): number => (a.date < b.date ? 1 : -1);
const byId = (a: EntryHead, b: EntryHead): number => (a.id < b.id ? -1 : 1);

/** Newest first; what is of the same day keeps an order of its own. */
export const newestFirst = (heads: readonly EntryHead[]): EntryHead[] =>
  heads.toSorted((a, b) => (a.date === b.date ? byId(a, b) : newest(a, b)));

export const inGivenOrder = (heads: readonly EntryHead[]): EntryHead[] =>
  heads.toSorted((a, b) => a.position - b.position || (a.path < b.path ? -1 : 1));
