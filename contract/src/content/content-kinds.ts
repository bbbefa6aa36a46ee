/** Everything that people read, by what it is. */
export const contentKinds = [
  'news',
  'training',
  'faq',
  'knowledge',
  'theme',
  'folder',
  'material',
  'banner',
  'link',
  'help-page',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Those that are written in the portal; courses and marketing files come from a folder. */
export const writtenKinds = ['news', 'faq', 'knowledge', 'help-page', 'banner', 'link'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const isWrittenKind = (kind: string): kind is WrittenKind => writtenKinds.some((known) => known === kind);

/** Their texts have no more than a title and a line, so they have nothing to lay out. */
export const isShortKind = (kind: ContentKind): boolean => kind === 'banner' || kind === 'link';

/** Where banners are shown. */
export const bannerLocations = ['homepageAfterLogin'] as const;

/** Where an item stands: what customers see of it right now, or why they see nothing. */
export const contentStates = ['draft', 'scheduled', 'published', 'over', 'ended'] as const;
export type ContentState = (typeof contentStates)[number];

/** What a text is at most, in characters. */
export const contentLimits = {
  title: 200,
  summary: 600,
  markdown: 20_000,
  alt: 300,
  files: 20,
  fileBytes: 25 * 1024 * 1024,
} as const;

/** Out by https, mail or phone, or to a page of the portal itself; nothing that runs. */
export const safeAddress =
  /^(?:https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:[+\d][\d ()-]*|\/(?![/\\])[^\s"'<>\\]*)$/;
export const addressLength = 500;
