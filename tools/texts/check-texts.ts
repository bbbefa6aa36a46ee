import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customs, fallbackLanguage, type Language } from '@dray/contract/languages.ts';
import { repositoryRoot } from '../repository.ts';
import { listShownTexts, type ShownText, type TextKind } from './shown-texts.ts';

/** `pattern` is a regular expression; where `unless` fits the place or the text, the word is right. */
type WrittenRule = { rule: string; pattern: string; in?: readonly TextKind[]; unless?: string };
type WrittenWord = { not: string; say: string; pattern?: string; in?: readonly TextKind[]; unless?: string };
type RulesOfLanguage = { grammar: readonly WrittenRule[]; words: readonly WrittenWord[] };

type Rule = { name: string; kinds: readonly TextKind[]; pattern: RegExp; unless: RegExp };
export type TextFault = { rule: string; where: string; text: string; language: Language };

/** What two rounds of proofreading found again and again, in anything that a customer reads. */
export const findTextFaults = (root = repositoryRoot): string[] =>
  faultyTexts(root).map(({ rule, where, text }) => `${where} ${rule}: ${text.slice(0, 140)}`);

export function faultyTexts(root = repositoryRoot): TextFault[] {
  const rulesOf = new Map<Language, readonly Rule[]>();
  return listShownTexts(root).flatMap((shown) => {
    const rules = rulesOf.get(shown.language) ?? [...commonRules(shown.language), ...ownRules(root, shown.language)];
    rulesOf.set(shown.language, rules);
    return rules
      .filter((rule) => isBroken(rule, shown))
      .map(({ name }) => ({ rule: name, where: shown.where, text: shown.text, language: shown.language }));
  });
}

function isBroken({ kinds, pattern, unless }: Rule, { kind, where, text }: ShownText): boolean {
  if (!kinds.includes(kind) || !pattern.test(text)) return false;
  return !unless.test(where) && !unless.test(text);
}

const isTranslation = (language: Language): boolean => language !== fallbackLanguage;
const never = /(?!)/;

/** Those that follow from a custom of the language. */
function commonRules(language: Language): Rule[] {
  const rules: Rule[] = [
    {
      name: 'has a straight quotation mark',
      kinds: ['catalogue'],
      pattern: /(?<![<=\w])['"](?![^<]*>)/,
      unless: never,
    },
  ];
  if (isTranslation(language))
    rules.push({
      name: 'lacks a non-breaking space between a number and its noun',
      kinds: ['catalogue'],
      pattern:
        /\{(n|count|max|maximum|limit|most|seconds|minutes|rows|orders|missing|ordered|quintals)\} (?!(su|di|de|a|y|e|o|en)\s)\p{L}/u,
      unless: never,
    });
  if (customs[language].hasOneLetterWords)
    rules.push({
      name: 'lacks a non-breaking space after a one-letter word',
      kinds: ['catalogue'],
      pattern: /(^|[ (\u00a0])[kosuvzai] /iu,
      unless: never,
    });
  return rules;
}

const everywhere: readonly TextKind[] = ['catalogue', 'content', 'conversation'];

function ownRules(root: string, language: Language): Rule[] {
  const file = join(root, 'tools/texts/rules', `${language}.json`);
  if (!existsSync(file)) return [];
  const { grammar, words } = JSON.parse(readFileSync(file, 'utf8')) as RulesOfLanguage;
  return [
    ...grammar.map((each) => ({
      name: each.rule,
      kinds: each.in ?? everywhere,
      pattern: new RegExp(each.pattern, 'u'),
      unless: each.unless === undefined ? never : new RegExp(each.unless, 'iu'),
    })),
    ...words.map((each) => ({
      name: `says “${each.not}” for “${each.say}”`,
      kinds: each.in ?? everywhere,
      pattern: wholeWord(each.pattern ?? each.not),
      unless: each.unless === undefined ? never : new RegExp(each.unless, 'iu'),
    })),
  ];
}

/** \b knows ASCII letters only. */
const wholeWord = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
