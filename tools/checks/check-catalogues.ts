import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLanguage, type Language, languages } from '@dray/contract/languages.ts';
import { repositoryRoot } from '../repository.ts';

const catalogueFolders = ['contract/src/texts', 'web/src/i18n'];
const pluralForm = /_(zero|one|two|few|many|other)$/;
// The source's Spanish held Slovak texts; these letters do not occur in Spanish (T3).
const slovakLetters = /[ľĺŕťďňôäčšž]/i;

type Catalogue = Map<string, string>;

/** What is missing, left over, left in English, or in the wrong language in any catalogue; nothing when all is well. */
export function findCatalogueFaults(): string[] {
  return catalogueFolders.flatMap((folder) => {
    const english = readCatalogue(folder, fallbackLanguage);
    if (english.size === 0) return [`${folder}/${fallbackLanguage} holds no text`];
    return languages.flatMap((language) => {
      const catalogue = readCatalogue(folder, language);
      return [...keyFaults(english, catalogue, language), ...textFaults(english, catalogue, language)].map(
        (fault) => `${folder}/${language}: ${fault}`,
      );
    });
  });
}

function keyFaults(english: Catalogue, catalogue: Catalogue, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const englishPlain = [...english.keys()].filter((key) => !pluralForm.test(key));
  const plurals = new Set(
    [...english.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
  );
  const expected = new Set([...englishPlain, ...[...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`))]);
  return [
    ...[...expected].filter((key) => !catalogue.has(key)).map((key) => `${key} is missing`),
    ...[...catalogue.keys()].filter((key) => !expected.has(key)).map((key) => `${key} is not in English`),
  ];
}

function textFaults(english: Catalogue, catalogue: Catalogue, language: Language): string[] {
  return [...catalogue].flatMap(([key, text]) => {
    const faults: string[] = [];
    if (text.trim() === '') faults.push(`${key} is empty`);
    if (language === 'es' && slovakLetters.test(text)) faults.push(`${key} is not Spanish`);
    if (isTranslation(language) && english.get(key) === text && /\p{L}{4,} \p{L}{3,}/u.test(text))
      faults.push(`${key} is still English`);
    if (placeholders(text) !== placeholders(english.get(key) ?? text))
      faults.push(`${key} has other placeholders than English`);
    return faults;
  });
}

const isTranslation = (language: Language): boolean => language !== fallbackLanguage;

const placeholders = (text: string): string => [...new Set(text.match(/\{+\w+\}+/g))].sort().join();

function readCatalogue(folder: string, language: string): Catalogue {
  const directory = join(repositoryRoot, folder, language);
  const entries = globSync('*.json', { cwd: directory }).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(directory, file), 'utf8')), `${file}:`),
  );
  return new Map(entries);
}

const flatten = (node: object, prefix: string): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
