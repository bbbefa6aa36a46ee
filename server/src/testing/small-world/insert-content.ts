import { languages } from '@dray/contract/languages.ts';
import { openContentImport } from '#capabilities/content/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { FolderTree } from '#platform/files/folder-tree.ts';

/** Links, banners and the tutorial: what the shell shows around every screen. None of them has a file. */
export async function insertContent(transaction: Transaction, now: Date): Promise<void> {
  const files = { judgeContent: () => ({ fault: 'is not wanted here' }), addFiles: async () => undefined };
  const today = now.toISOString().slice(0, 10);
  const { refused } = await openContentImport({ filesOf: () => files, now, today })(transaction).import(tree());
  if (refused.length > 0) throw new Error(`The small world's content is refused: ${JSON.stringify(refused)}`);
}

/** Told apart by their language, so that a wrong one shows. */
const inEveryLanguage = (text: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, language === 'en' ? text : `${text} (${language})`]));

const front = (facts: object): string => `---\n${JSON.stringify(facts)}\n---\n`;

/** More than two pages of five. */
const links = Array.from({ length: 12 }, (_, order): [string, string] => [
  `links/link-${order}/item.md`,
  front({ label: inEveryLanguage(`Link ${order}`), url: `https://link-${order}.example`, type: 'About Us', order }),
]);

const aBanner = {
  location: 'homepageAfterLogin',
  body: inEveryLanguage('While they last.'),
  image: 'keg30',
  link: '/catalog/products',
};

const banners: [string, string][] = [
  ['banners/czech/item.md', front({ ...aBanner, title: inEveryLanguage('For Czech pubs'), markets: ['CZ'], order: 0 })],
  ['banners/everywhere/item.md', front({ ...aBanner, title: inEveryLanguage('For everyone'), order: 1 })],
];

/** Their order is not that of their names. */
const helpPages = ['welcome', 'catalogue', 'support'].flatMap((id, order): [string, string][] => [
  [`help-pages/${id}/item.md`, front({ order })],
  ...Object.entries(inEveryLanguage(`About ${id}`)).map(([language, title]): [string, string] => [
    `help-pages/${id}/${language}.md`,
    `${front({ title })}What there is to know about ${id}.`,
  ]),
]);

const tree = (): FolderTree =>
  new Map(
    [...links, ...banners, ...helpPages].map(([path, text]) => {
      const bytes = Buffer.from(text);
      return [path, { size: bytes.length, read: async () => bytes }];
    }),
  );
