import type { Language } from '@dray/contract/languages.ts';
import type { Values as Filling } from '@dray/contract/texts/fill-in.ts';

export type Catalogue = { readonly [key: string]: string | Catalogue };

/** With a `count` the form of the text follows it, as each language wants. */
export type Values = Filling & { readonly count?: number };

const pluralRules = new Map<Language, Intl.PluralRules>();

/** `menu.open` is the text `open` in the group `menu`; Czech has up to four of `found`: `found_one`, `found_few` … */
export function findText(
  catalogue: Catalogue | undefined,
  language: Language,
  key: string,
  count: number | undefined,
): string | undefined {
  const groups = key.split('.');
  const name = groups.pop() ?? '';
  const group = groups.reduce<Catalogue[string] | undefined>((outer, inner) => entryOf(outer, inner), catalogue);
  const plural = count === undefined ? undefined : entryOf(group, `${name}_${formFor(language, count)}`);
  const text = plural ?? entryOf(group, name);
  return typeof text === 'string' ? text : undefined;
}

const entryOf = (group: Catalogue[string] | undefined, key: string): Catalogue[string] | undefined =>
  typeof group === 'object' && Object.hasOwn(group, key) ? group[key] : undefined;

function formFor(language: Language, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}
