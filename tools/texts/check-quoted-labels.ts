import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@dray/contract/languages.ts';
import { repositoryRoot } from '../repository.ts';
import { cataloguesIn, listShownTexts } from './shown-texts.ts';

const helps = /^demo\/content\/(faq|help-pages)\//;
/** What help puts in italics or quotation marks is the name of something on the screen. */
const quotedInHelp = /(?<!\*)\*([^*\n]+)\*(?!\*)|„([^“\n]+)“|«([^»\n]+)»|“([^”\n]+)”/g;

/** Labels that help and questions tell a reader to look for, and that no screen has. */
export function findLostLabels(root = repositoryRoot): string[] {
  const labels = new Map(languages.map((language) => [language, labelsOf(root, language)]));
  const chosen = new Map(languages.map((language) => [language, boldAfterChoose(root, language)]));
  return listShownTexts(root)
    .filter(({ kind, where }) => kind === 'content' && helps.test(where))
    .flatMap(({ language, where, text }) =>
      [...matchesOf(text, quotedInHelp), ...matchesOf(text, chosen.get(language))]
        .filter((quoted) => !labels.get(language)?.has(plain(quoted)))
        .map((quoted) => `${where} quotes “${quoted}”, which no screen says in ${language}`),
    );
}

const matchesOf = (text: string, pattern: RegExp | undefined): string[] =>
  pattern === undefined
    ? []
    : [...text.matchAll(pattern)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

/** Bold is emphasis, too; after “choose” it is a label. */
function boldAfterChoose(root: string, language: Language): RegExp | undefined {
  const file = join(root, 'tools/texts/rules', `${language}.json`);
  if (!existsSync(file)) return undefined;
  const { choose } = JSON.parse(readFileSync(file, 'utf8')) as { choose: string };
  return new RegExp(`${choose} \\*\\*([^*\n]+)\\*\\*`, 'gu');
}

const labelsOf = (root: string, language: Language): ReadonlySet<string> =>
  new Set(cataloguesIn(root, language).map(({ text }) => plain(text)));

/** A label in a sentence has its own case, and a line may break inside it. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replace(/[.…]$/, '').toLowerCase();
