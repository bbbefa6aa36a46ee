import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  barredPasswords,
  type PasswordRule,
  passwordLength,
  passwordRules,
} from '@dray/contract/identity/password-rules.ts';
import { type Language, languages } from '@dray/contract/languages.ts';
import { repositoryRoot } from '../repository.ts';

/** How a language says each rule, and its numbers, in a sentence. */
type PasswordWords = { rules: Partial<Record<PasswordRule, string>>; numbers: Readonly<Record<string, string>> };

const figures: Partial<Record<PasswordRule, number>> = { length: passwordLength.min };

/** Whether the answer about a forgotten password tells what the code demands, and names the link to press. */
export const findPasswordFaults = (root = repositoryRoot): string[] =>
  languages.flatMap((language) => {
    const file = `demo/content/faq/forgotten-password/${language}.md`;
    const words = wordsOf(root, language);
    if (words === undefined || !existsSync(join(root, file))) return [];
    const help = readFileSync(join(root, file), 'utf8').replaceAll('\u00a0', ' ');
    return [
      ...passwordRules
        .filter((rule) => !says(help, words, rule))
        .map((rule) => `${file} does not tell the rule ${rule}`),
      ...(tells(help, words.numbers[barredPasswords])
        ? []
        : [`${file} does not tell of ${barredPasswords} earlier ones`]),
      ...(help.includes(`*${linkOf(root, language)}*`) ? [] : [`${file} does not quote the link of the sign-in page`]),
    ];
  });

function says(help: string, { rules, numbers }: PasswordWords, rule: PasswordRule): boolean {
  const figure = figures[rule];
  return tells(help, rules[rule]) && (figure === undefined || tells(help, numbers[figure]));
}

/** A rule or a number that has no word yet cannot have been told. */
const tells = (help: string, word: string | undefined): boolean =>
  word !== undefined && new RegExp(word, 'u').test(help);

function wordsOf(root: string, language: Language): PasswordWords | undefined {
  const file = join(root, 'tools/texts/rules', `${language}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { password?: PasswordWords }).password
    : undefined;
}

const linkOf = (root: string, language: Language): string =>
  (JSON.parse(readFileSync(join(root, 'web/src/i18n', language, 'login.json'), 'utf8')) as { forgot: string }).forgot;
