import { customs, languages } from '@dray/contract/languages.ts';
import type { Page } from '@playwright/test';

/** Signs that are the same in every language, and names that nobody translates. */
const signs = /(?<!\p{L})(kg|hl|cl|l|t|q|h|min|kB|MB|CZK|EUR|EAN|SKU|Dray|Meridian Breweries)(?!\p{L})/gu;
const languageNames = [
  ...languages.map((code) => code.toUpperCase()),
  ...Object.values(customs).map((each) => each.endonym),
];
const between = /[·×,;:()|/–\n]| - /;

/** What the server has sent to the page: goods, ship-tos, people, and its own sentences. All of it is data to the page. */
export function knownData(page: Page, besides: readonly string[]) {
  const known = new Set<string>(languageNames);
  collect(besides, known);
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    // A page that is left takes its answers with it.
    const answer = response.json().catch(() => undefined);
    reading.push(answer.then((each: unknown) => collect(each, known)));
  });

  return {
    /** What of a text is neither in a catalogue's brackets, nor a sign, nor data. */
    async foreignPartOf(text: string): Promise<string | undefined> {
      await Promise.all(reading);
      const rest = tidy(withoutBracketed(tidy(text)).replace(signs, ' '));
      const isData = (part: string) => !/\p{L}{2}/u.test(part) || known.has(bare(part));
      return [text, rest].some(isData) || rest.split(between).every(isData) ? undefined : rest;
    },
  };
}

function collect(answer: unknown, known: Set<string>): void {
  if (typeof answer === 'string')
    for (const line of answer.split(/\n|<[^>]*>/))
      for (const text of [line, ...line.split(/[,@]/)]) known.add(bare(text));
  if (typeof answer !== 'object' || answer === null) return;
  for (const part of Object.values(answer)) collect(part, known);
  if ('firstName' in answer && 'lastName' in answer) {
    known.add(`${answer.firstName} ${answer.lastName}`);
    known.add(`${String(answer.firstName).charAt(0)}${String(answer.lastName).charAt(0)}`);
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Without the signs and figures before and behind it: `· 20 × Returnable bottle 3.00`. */
const bare = (text: string): string => tidy(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Texts may be in texts; a sentence around a link is in brackets from its beginning to its end. */
function withoutBracketed(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return shorter === text ? text.replace(/⟦.*$/, '').replace(/^.*⟧/, '') : withoutBracketed(shorter);
}
