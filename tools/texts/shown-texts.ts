import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@dray/contract/languages.ts';

/**
 * `catalogue`: screens, messages, mails and papers. `content`: what the demo publishes. `conversation`: what its
 * customers and clerks write to each other, each in their own way.
 */
export type TextKind = 'catalogue' | 'content' | 'conversation';
export type ShownText = { language: Language; kind: TextKind; where: string; text: string };

/** Everything that a customer reads, in each language. */
export function listShownTexts(root: string): ShownText[] {
  return [
    ...languages.flatMap((language) => [...cataloguesIn(root, language), ...pagesIn(root, language)]),
    ...writtenSideBySide(root),
  ];
}

export function cataloguesIn(root: string, language: Language): ShownText[] {
  const files = globSync([`contract/src/texts/${language}/*.json`, `web/src/i18n/${language}/*.json`], { cwd: root });
  return files.sort().flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(([key, text]) => ({
      language,
      kind: 'catalogue' as const,
      where: `${file}:${key}`,
      text,
    })),
  );
}

const pagesIn = (root: string, language: Language): ShownText[] =>
  globSync(`demo/content/**/${language}.md`, { cwd: root })
    .sort()
    .flatMap((file) =>
      linesOf(root, file).map(([where, text]) => ({ language, kind: 'content' as const, where, text })),
    );

/** `cs: "…", sk: "…"` in what belongs to all languages; the demo's requests have a file for each. */
function writtenSideBySide(root: string): ShownText[] {
  const files = globSync(['demo/content/**/{item,folder,files}.md', 'demo/src/**/*.ts'], { cwd: root }).sort();
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file): ShownText[] => {
      const spoken = languageOfConversation(file);
      if (spoken !== undefined)
        return linesOf(root, file).map(([where, text]) => ({
          language: spoken,
          kind: 'conversation',
          where,
          text,
        }));
      return linesOf(root, file).flatMap(([where, line]) =>
        [...line.matchAll(named)].map(([, language, text]) => ({
          language: language as Language,
          kind: 'content',
          where,
          text: (text ?? '').slice(1, -1),
        })),
      );
    });
}

const named = new RegExp(`\\b(${languages.join('|')}): ("[^"]*"|'[^']*'|\`[^\`]*\`)`, 'g');

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** `demo/src/requests/texts/czech-texts.ts` is Czech. */
const languageOfConversation = (file: string): Language | undefined =>
  languages.find((language) =>
    file.endsWith(`requests/texts/${(englishNames.of(language) ?? language).toLowerCase()}-texts.ts`),
  );

const linesOf = (root: string, file: string): [string, string][] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line]);

const flatten = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)] as [string, string]],
  );
